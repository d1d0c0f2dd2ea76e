export type WindowProps = { kind: string; title: string; onClose: () => void };
