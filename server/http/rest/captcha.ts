import { challengeAnswer, challengeInput } from "#contract/fields/captcha.ts";
import { queryOf, type RestRow } from "./route.ts";

/** Omits the written question, which is only for pages without JavaScript. API clients compute a proof instead. */
const query = challengeInput.omit({ isWritten: true });
const answer = challengeAnswer.omit({ question: true });

export const captchaRows: RestRow[] = [
  {
    method: "GET",
    path: "/captcha",
    procedure: "captcha.challenge",
    summary: "A challenge for a public form; its pictures are there for ten minutes",
    status: 200,
    query,
    answer,
    answerName: "Challenge",
    run: async (call, request) => {
      const { question: _written, ...challenge } = challengeAnswer.parse(
        await call("captcha.challenge", queryOf(query, request)),
      );
      return { body: challenge };
    },
  },
];
