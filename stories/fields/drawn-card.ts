/** A drawn identity card, as the picture of a file in stories. */
export const DRAWN_CARD = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="#d9efea" d="M0 0h64v64H0z"/><path fill="#0f6b5e" d="M8 16h18v24H8zM32 18h24v4H32zM32 27h20v4H32zM8 47h48v4H8z"/></svg>',
)}`;
