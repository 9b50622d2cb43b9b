export { PaperStateMark } from "./papers/paper-state-mark";
export { useBidFolder } from "./queries";
export { NoteQuestion } from "./questions/note-question";
export { questionAnchor } from "./questions/question-anchor";
