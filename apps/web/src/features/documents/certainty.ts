const sureFrom = 0.8;

/** A reading below this is shown as doubtful. */
export const isHardToRead = (confidence: number) => confidence < sureFrom;
