export { NoticeError, noticeErrorCodes, noticeFormats, noticeKinds } from "./notice.ts";
export type { Notice, NoticeChange, NoticeErrorCode, NoticeFormat, NoticeKind } from "./notice.ts";
export { parserVersion, readDocument, readNotice, readNotices } from "./read-notice.ts";
export type { DocumentReading } from "./read-notice.ts";
