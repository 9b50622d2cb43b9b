/** How large the pipeline of an agency may grow; what is beyond is refused with `limit_reached`. */
export const pipelineLimits = {
  /** Cards in open stages */
  openCards: 1_000,
  tasksPerCard: 100,
  taskTitleMax: 200,
  commentsPerCard: 1_000,
  commentMax: 4_000,
  mentionsPerComment: 20,
  noteMax: 4_000,
  letterMax: 10_000,
  /** Open streams of one session, e.g. its tabs */
  streamsPerSession: 6,
} as const;

/** For so long may its author change a comment. */
export const commentEditMinutes = 15;

/** Before so many decided offers a rate of wins is only told as a count. */
export const decidedForRate = 20;
