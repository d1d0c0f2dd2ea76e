import { useId } from "react";
import { useTranslation } from "react-i18next";
import { CheckboxGroup, FieldError, Label } from "react-aria-components";
import { userRoleNames, type UserRole } from "#contract/values/permissions.ts";
import { Checkbox } from "../../ui/admin/Checkbox.tsx";
import field from "../../ui/admin/Field.module.css";
import styles from "./Users.module.css";

type Props = { roles: readonly UserRole[]; error: string | undefined; onChange: (roles: UserRole[]) => void };

/** A sentence for each role. A user may have several. */
export function RoleChoice({ roles, error, onChange }: Props) {
  const { t } = useTranslation("people");
  const { t: site } = useTranslation();
  const id = useId();
  return (
    <CheckboxGroup
      className={styles.roles ?? ""}
      value={[...roles]}
      isInvalid={error !== undefined}
      onChange={(chosen) => onChange(userRoleNames.filter((role) => chosen.includes(role)))}
    >
      <Label className={field.label ?? ""}>{t("fields.role")}</Label>
      {userRoleNames.map((role) => (
        <Checkbox
          key={role}
          value={role}
          aria-label={`${site(`roles.${role}`)}: ${t(`rolesShort.${role}`)}`}
          aria-describedby={`${id}-${role}`}
        >
          <span>
            <b>{t(`rolesShort.${role}`)}</b>
            <span id={`${id}-${role}`} className={styles.about}>
              {t(`rolesText.${role}`)}
            </span>
          </span>
        </Checkbox>
      ))}
      <FieldError className={field.error ?? ""}>{error}</FieldError>
    </CheckboxGroup>
  );
}
