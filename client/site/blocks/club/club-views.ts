// These views share one file, because a page of a club often has several of them.
export { ColumnsView } from "./ColumnsView.tsx";
export { LinkedPictureView } from "./LinkedPictureView.tsx";
export { PeopleView } from "./PeopleView.tsx";
export { SponsorsView } from "./SponsorsView.tsx";
export { TimetableView } from "./TimetableView.tsx";
