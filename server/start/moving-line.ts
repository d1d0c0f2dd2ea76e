// The line of a terminal that moves while the site starts, because a first start builds the client and fills the database.
import type { Writable } from "node:stream";

const frames = "⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏";
const FRAME_MS = 120;
/** Back to the beginning of the line, and clear it. */
const CLEAR = "\r\u001B[2K";

export type MovingLine = {
  /** Writes lines of text above the moving line. */
  write: (text: string) => void;
  /** Removes the moving line. Further text is written as it is. */
  end: () => void;
};

export function startMovingLine(terminal: Pick<Writable, "write">): MovingLine {
  let frame = 0;
  let isMoving = true;
  const draw = (): void => {
    const seconds = Math.floor((frame * FRAME_MS) / 1000);
    terminal.write(`${CLEAR}  ${frames[frame % frames.length]} starting, ${seconds} s`);
  };
  const timer = setInterval(() => {
    frame += 1;
    draw();
  }, FRAME_MS).unref();
  draw();
  return {
    write: (text) => {
      if (!isMoving) return void terminal.write(text);
      terminal.write(CLEAR + text);
      draw();
    },
    end: () => {
      if (!isMoving) return;
      isMoving = false;
      clearInterval(timer);
      terminal.write(CLEAR);
    },
  };
}
