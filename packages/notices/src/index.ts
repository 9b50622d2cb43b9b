export { NoticeError, noticeErrorCodes, noticeFormats, noticeKinds } from "./notice.ts";
export type { Notice, NoticeChange, NoticeErrorCode, NoticeFormat, NoticeKind } from "./notice.ts";
