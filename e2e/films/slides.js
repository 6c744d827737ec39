// Draws the slides of a webinar on a canvas and encodes them. Runs in the page of make-webinar-film.ts.
import { BufferTarget, CanvasSource, Output, WebMOutputFormat } from 'mediabunny';

const WIDTH = 1280;
const HEIGHT = 720;
const BITS_A_SECOND = 24_000;

const BACKGROUND = '#faf8f5';
const SUNKEN = '#f1eee8';
const HAIRLINE = '#e4dfd6';
const INK = '#17140f';
const GREY = '#696156';
const GREEN = '#0f6b5e';
const DEEP = '#093f38';
const BRASS = '#b8862b';
const SHADE = '#cfc8bb';

/** Family names that no installed font has. */
const FACES = {
  FilmTitle: 'source-serif-semibold',
  FilmText: 'inter-regular',
  FilmHan: 'noto-sans-sc-regular',
};

/** @returns the film as WebM, in base64 */
export async function makeFilm({ seconds, chapters }) {
  for (const [family, file] of Object.entries(FACES)) {
    document.fonts.add(await new FontFace(family, `url(./${file}.ttf)`).load());
  }
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  const pen = canvas.getContext('2d');
  const output = new Output({ format: new WebMOutputFormat(), target: new BufferTarget() });
  const source = new CanvasSource(canvas, {
    codec: 'vp9',
    bitrate: BITS_A_SECOND,
    keyFrameInterval: seconds,
  });
  output.addVideoTrack(source, { frameRate: 1 });
  await output.start();
  for (let second = 0; second < seconds; second += 1) {
    const place = chapters.findLastIndex(({ from }) => from <= second);
    drawSlide(pen, chapters, place);
    drawProgress(pen, (second + 1) / seconds);
    await source.add(second, 1, { keyFrame: chapters[place].from === second });
  }
  await output.finalize();
  const bytes = new Uint8Array(output.target.buffer);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

function drawSlide(pen, chapters, place) {
  const { title } = chapters[place];
  pen.fillStyle = BACKGROUND;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  stone(pen, 760, 96, 440, 496, SUNKEN, 64);
  PICTURES[place](pen);

  pen.textBaseline = 'alphabetic';
  write(pen, `${place + 1} / ${chapters.length}`, 96, 150, '28px FilmText', GREY);
  write(pen, title.en, 96, 300, '64px FilmTitle', INK);
  write(pen, title['zh-CN'], 96, 380, '44px FilmHan', GREEN);
  pen.fillStyle = BRASS;
  pen.fillRect(96, 424, 96, 6);
  chapters.forEach((each, at) => {
    write(
      pen,
      each.title.en,
      96 + (at > 2 ? 300 : 0),
      500 + (at % 3) * 40,
      '24px FilmText',
      at === place ? INK : GREY,
    );
  });
}

function drawProgress(pen, part) {
  pen.fillStyle = HAIRLINE;
  pen.fillRect(0, HEIGHT - 12, WIDTH, 12);
  pen.fillStyle = GREEN;
  pen.fillRect(0, HEIGHT - 12, WIDTH * part, 12);
}

function write(pen, text, x, y, font, colour) {
  pen.font = font;
  pen.fillStyle = colour;
  pen.fillText(text, x, y);
}

/** A block with its top left corner cut. */
function stone(pen, x, y, width, height, colour, cut = 16) {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.moveTo(x + cut, y);
  pen.lineTo(x + width, y);
  pen.lineTo(x + width, y + height);
  pen.lineTo(x, y + height);
  pen.lineTo(x, y + cut);
  pen.fill();
}

/** One for each chapter: a wall, what flows through a fund, a course that falls, doors that open by date, a conversation. */
const PICTURES = [
  (pen) => {
    for (let row = 0; row < 4; row += 1) {
      for (let column = 0; column < 2; column += 1) {
        const x = 820 + column * 168 - (row % 2) * 32 + 16;
        stone(
          pen,
          x,
          180 + row * 92,
          152,
          80,
          row === 0 && column === 0 ? BRASS : [GREEN, DEEP, SHADE][(row + column) % 3],
        );
      }
    }
  },
  (pen) => {
    for (let at = 0; at < 3; at += 1) stone(pen, 810 + at * 120, 180, 100, 72, SHADE);
    stone(pen, 860, 310, 240, 90, GREEN, 24);
    for (let at = 0; at < 4; at += 1) stone(pen, 810 + at * 88, 460, 72, 72, at === 1 ? BRASS : DEEP);
    pen.fillStyle = GREY;
    for (const x of [858, 978, 1098]) pen.fillRect(x, 252, 4, 58);
    for (const x of [844, 932, 1020, 1108]) pen.fillRect(x, 400, 4, 60);
  },
  (pen) => {
    pen.strokeStyle = GREEN;
    pen.lineWidth = 8;
    pen.beginPath();
    [440, 380, 400, 300, 330, 250, 280, 460, 430, 470].forEach((y, at) => pen.lineTo(810 + at * 38, y));
    pen.stroke();
    pen.fillStyle = GREY;
    pen.fillRect(810, 540, 350, 4);
    stone(pen, 1060, 180, 96, 96, BRASS, 24);
  },
  (pen) => {
    for (let at = 0; at < 12; at += 1) {
      const x = 810 + (at % 4) * 90;
      const y = 190 + Math.floor(at / 4) * 118;
      stone(pen, x, y, 76, 100, at % 3 === 2 ? GREEN : SHADE);
      if (at % 3 === 2) stone(pen, x + 22, y + 36, 32, 64, BACKGROUND, 8);
    }
  },
  (pen) => {
    stone(pen, 810, 190, 250, 120, SHADE, 24);
    stone(pen, 900, 340, 250, 120, GREEN, 24);
    stone(pen, 810, 490, 160, 60, BRASS, 16);
    pen.fillStyle = BACKGROUND;
    for (const y of [384, 416]) pen.fillRect(930, y, 190, 8);
  },
];
