ALTER TABLE "takedowns" DROP CONSTRAINT "takedowns_file_id_files_id_fk";
