import { useState } from "react";

type State<Answer> = { isBusy: boolean; isDone: boolean; data: Answer | undefined; error: unknown };

type Handlers<Answer> = { onDone?: (answer: Answer) => void; onFailed?: (error: unknown) => void };

/** Sends a request by a press, and tells how it went. `run` never rejects. */
export function useAct<Input, Answer>(
  act: (input: Input) => Promise<Answer>,
  { onDone, onFailed }: Handlers<Answer> = {},
) {
  const [state, setState] = useState<State<Answer>>({ isBusy: false, isDone: false, data: undefined, error: null });
  const run = async (input: Input): Promise<void> => {
    setState({ isBusy: true, isDone: false, data: undefined, error: null });
    try {
      const data = await act(input);
      setState({ isBusy: false, isDone: true, data, error: null });
      onDone?.(data);
    } catch (error) {
      setState({ isBusy: false, isDone: false, data: undefined, error });
      onFailed?.(error);
    }
  };
  return { ...state, run: (input: Input): void => void run(input) };
}
