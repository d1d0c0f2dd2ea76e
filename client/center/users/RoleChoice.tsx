import { useTranslation } from "react-i18next";
import { Choice } from "../../ui/admin/Choice.tsx";

export type AdminRole = "admin" | "system";
export const adminRoles: readonly AdminRole[] = ["admin", "system"];

export function RoleChoice({ role, onChange }: { role: AdminRole; onChange: (role: AdminRole) => void }) {
  const { t } = useTranslation("people");
  return (
    <Choice
      label={t("fields.role")}
      value={role}
      options={adminRoles.map((value) => ({ value, label: t(`roles.${value}`), about: t(`rolesText.${value}`) }))}
      onChange={onChange}
    />
  );
}
