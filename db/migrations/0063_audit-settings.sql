update audit_log set noun = 'settings' where noun = 'config';
