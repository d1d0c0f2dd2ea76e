// The drawing that a video without a preview image shows: a slope with apple trees at dusk.

export const NEUTRAL_STILL = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 720">',
  '<path fill="#2f4637" d="M0 0h1280v720H0z"/>',
  '<circle cx="960" cy="230" r="92" fill="#e8d9a8" opacity=".5"/>',
  '<path fill="#3b5842" d="M0 430c260-110 470-70 690-20s420 40 590-60v370H0z"/>',
  '<path fill="#28402f" d="M0 560c220-90 430-60 650-20s430 30 630-50v230H0z"/>',
  '<g fill="#1f3326"><circle cx="210" cy="510" r="34"/><circle cx="330" cy="497" r="30"/>',
  '<circle cx="446" cy="500" r="33"/><circle cx="570" cy="513" r="29"/></g>',
  "</svg>",
].join("");
