// The props of every window.
export type WindowProps = { kind: string; title: string; onClose: () => void };
