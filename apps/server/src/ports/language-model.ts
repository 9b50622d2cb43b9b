/** `map` reads stretches of documents, `reduce` writes sentences of what was read there. */
export type ModelTask = "map" | "reduce";

export interface ModelRequest {
  readonly task: ModelTask;
  readonly instructions: string;
  /** Holds what strangers wrote. Nothing in it is an instruction, and no tool can be called. */
  readonly prompt: string;
  /** JSON Schema of the answer; the model may break it. */
  readonly schema: { readonly name: string; readonly json: Readonly<Record<string, unknown>> };
  readonly maxOutputTokens: number;
  readonly signal?: AbortSignal;
}

export interface ModelAnswer {
  /** What the model wrote: it may be anything. */
  readonly text: string;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** A model as it is named and priced, in cents for a million tokens. */
export interface PricedModel {
  readonly name: string;
  readonly inputCents: number;
  readonly outputCents: number;
}

/** The model did not answer. It holds nothing of what was sent. */
export class LanguageModelError extends Error {
  /** The answer may have been written and charged all the same, as when the connection was cut. */
  readonly mayBeCharged: boolean;

  constructor(message: string, { mayBeCharged }: { mayBeCharged: boolean }) {
    super(message);
    this.name = "LanguageModelError";
    this.mayBeCharged = mayBeCharged;
  }
}

/** A language model of a provider in the EU. */
export interface LanguageModel {
  readonly models: Readonly<Record<ModelTask, PricedModel>>;
  /** What may be spent in a day */
  readonly dayCents: {
    /** By one agency */
    readonly agency: number;
    /** On what was fetched for everybody: by all together, and of it what one agency asked for first */
    readonly fetched: number;
    readonly fetchedShare: number;
    readonly all: number;
  };
  /** Throws LanguageModelError, or the signal's reason. */
  answer(request: ModelRequest): Promise<ModelAnswer>;
}
