import { useMutation, useQueryClient } from "@tanstack/react-query";

/** A change that is answered with the whole of what `queryKey` shows; the answer takes its place. */
export function useAnsweringChange<Input, Answer>(
  queryKey: readonly string[],
  change: (input: Input) => Promise<Answer>,
  onAnswer: (answer: Answer, before: Answer | undefined) => void = () => {},
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input) => {
      // An answer that was asked for before the change would bring back what it replaced.
      await client.cancelQueries({ queryKey });
      return change(input);
    },
    // Of two changes one behind the other the later answer counts.
    scope: { id: queryKey.join(" ") },
    onSuccess: (answer) => {
      const before = client.getQueryData<Answer>(queryKey);
      client.setQueryData<Answer>(queryKey, answer);
      onAnswer(answer, before);
    },
    // The failure is told at once, whatever the next look takes.
    onError: () => void client.invalidateQueries({ queryKey }),
  });
}
