// Placeholder until the admin layer is written.
export function EditableArticle(_props: object) { return null; }
