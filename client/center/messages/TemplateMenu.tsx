import { useTranslation } from "react-i18next";
import { Menu, MenuItem, MenuTrigger, Popover } from "react-aria-components";
import { messagesPath } from "#contract/values/pages.ts";
import type { Message } from "#contract/schemas/messages.ts";
import { trpc } from "../../api/trpc.ts";
import { Button, ButtonLink } from "../../ui/admin/Button.tsx";
import { Icon } from "../../ui/admin/icons.tsx";
import menu from "../../ui/admin/Menu.module.css";

type Props = { language: Message["language"]; onChoose: (text: string) => void };

export function TemplateMenu({ language, onChoose }: Props) {
  const { t } = useTranslation("messages");
  const settings = trpc.messages.settings.useQuery();
  const templates = settings.data?.templates.filter((template) => template[language] !== "") ?? [];
  if (settings.isSuccess && templates.length === 0)
    return (
      <ButtonLink icon="text" to={`${messagesPath}/settings#templates`}>
        {t("compose.noTemplates")}
      </ButtonLink>
    );
  return (
    <MenuTrigger>
      <Button isDisabled={!settings.isSuccess}>
        <Icon name="text" />
        {t("compose.template")}
        <Icon name="chevron" />
      </Button>
      <Popover placement="top start" className={menu.popover ?? ""}>
        <Menu className={menu.menu ?? ""}>
          {templates.map((template) => (
            <MenuItem
              key={template.id}
              id={template.id}
              className={menu.menuItem ?? ""}
              onAction={() => onChoose(template[language])}
            >
              {template.name}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
