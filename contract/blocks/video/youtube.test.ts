import { expect, it } from "vitest";
import { youtubeIdOf } from "./youtube.ts";

const id = "dQw4w9WgXcQ";

it.each([
  id,
  ` ${id} `,
  `https://www.youtube.com/watch?v=${id}`,
  `https://www.youtube.com/watch?list=PL0&v=${id}&t=42s&si=abc#t=3`,
  `http://youtube.com/watch/?v=${id}`,
  `https://m.youtube.com/watch?v=${id}&feature=youtu.be`,
  `https://music.youtube.com/watch?v=${id}`,
  `https://youtu.be/${id}`,
  `https://youtu.be/${id}?si=Ab_c-1&t=10`,
  `youtu.be/${id}/`,
  `www.youtube.com/shorts/${id}`,
  `https://www.youtube.com/shorts/${id}?feature=share`,
  `https://www.youtube.com/embed/${id}?autoplay=1`,
  `https://www.youtube-nocookie.com/embed/${id}`,
  `https://www.youtube.com/live/${id}?si=x`,
  `https://www.youtube.com/v/${id}`,
  `HTTPS://WWW.YOUTUBE.COM/watch?v=${id}`,
])("finds the video of %s", (link) => expect(youtubeIdOf(link)).toBe(id));

it.each([
  "",
  "Apfeltag",
  "https://example.org/watch?v=dQw4w9WgXcQ",
  "https://youtube.com.example.org/watch?v=dQw4w9WgXcQ",
  "https://notyoutube.com/watch?v=dQw4w9WgXcQ",
  "https://youtube.com@example.org/watch?v=dQw4w9WgXcQ",
  "https://youtu.be:8080/dQw4w9WgXcQ",
  "javascript:alert('dQw4w9WgXcQ')//youtu.be/dQw4w9WgXcQ",
  "https://www.youtube.com/@mosthof",
  "https://www.youtube.com/playlist?list=PLdQw4w9WgXcQ",
  "https://www.youtube.com/watch?v=kurz",
  "https://www.youtube.com/watch?v=dQw4w9WgXcQzuviel",
  "https://youtu.be/",
  "https://vimeo.com/76979871",
  "dQw4w9WgXc\u0000",
])("finds none in %s", (link) => expect(youtubeIdOf(link)).toBeNull());
