import { CenterBar } from "./CenterBar.tsx";
import { CenterMenu } from "./CenterMenu.tsx";
import { EditorsFrame } from "./EditorsFrame.tsx";

export function CenterLayout() {
  return <EditorsFrame area="center" menu={<CenterMenu id="menu" />} bar={<CenterBar />} />;
}
