// Changes a finished PDF like an attacker: by appending an incremental update, which every reader applies.
interface Written {
  number: number;
  body: string;
}

/** Objects of the newest revision. Assumes that no object is inside an object stream. */
function getObjects(pdf: Buffer): Map<number, { at: number; body: string }> {
  const objects = new Map<number, { at: number; body: string }>();
  for (const { index, 1: number, 2: body } of pdf
    .toString('latin1')
    .matchAll(/(?<=[\r\n])(\d+) 0 obj\s+(<<[\s\S]*?>>)\s*(?=endobj|stream)/g))
    objects.set(Number(number), { at: index, body: body ?? '' });
  return objects;
}

function getPages(pdf: Buffer): { tree: Written; kids: number[] } {
  const [number, { body }] = [...getObjects(pdf)].find(([, one]) => /\/Type\s*\/Pages\b/.test(one.body)) ?? [
    0,
    { body: '' },
  ];
  const kids = /\/Kids\s*\[([^\]]*)\]/.exec(body)?.[1] ?? '';
  return { tree: { number, body }, kids: [...kids.matchAll(/(\d+) 0 R/g)].map(([, kid]) => Number(kid)) };
}

/** Replaces a page by other text. @param page counts from zero */
export function replacingPage(pdf: Buffer, page: number, words: string): Buffer {
  const { tree, kids } = getPages(pdf);
  const next = Math.max(...getObjects(pdf).keys()) + 1;
  const content = `BT /F 18 Tf 72 700 Td (${words}) Tj ET`;
  return updated(pdf, [
    {
      number: kids[page] ?? 0,
      body: `<< /Type /Page /Parent ${tree.number} 0 R /MediaBox [0 0 612 792] /Contents ${next} 0 R /Resources << /Font << /F ${next + 1} 0 R >> >> >>`,
    },
    { number: next, body: `<< /Length ${content.length} >>\nstream\n${content}\nendstream` },
    { number: next + 1, body: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>' },
  ]);
}

export function hidingLastPage(pdf: Buffer): Buffer {
  const { tree, kids } = getPages(pdf);
  const left = kids.slice(0, -1);
  const body = tree.body
    .replace(/\/Kids\s*\[[^\]]*\]/, `/Kids [${left.map((kid) => `${kid} 0 R`).join(' ')}]`)
    .replace(/\/Count\s+\d+/, `/Count ${left.length}`);
  return updated(pdf, [{ number: tree.number, body }]);
}

/** Removes the form, and with it the signature, from the catalog. */
export function forgettingSeal(pdf: Buffer): Buffer {
  const [number, { body }] = [...getObjects(pdf)].find(([, one]) => /\/AcroForm\b/.test(one.body)) ?? [
    0,
    { body: '' },
  ];
  return updated(pdf, [{ number, body: body.replace(/\/AcroForm \d+ 0 R/, '') }]);
}

/** Offset of the content of the last page, the certificate. */
export function certificatePlace(pdf: Buffer): number {
  const objects = getObjects(pdf);
  const page = objects.get(getPages(pdf).kids.at(-1) ?? 0)?.body ?? '';
  const content = Number(/\/Contents\s+(\d+) 0 R/.exec(page)?.[1]);
  const found = objects.get(content);
  if (!found) throw new Error('the certificate page has no content');
  return found.at + found.body.length;
}

function updated(pdf: Buffer, objects: readonly Written[]): Buffer {
  const text = pdf.toString('latin1');
  const last = (pattern: RegExp) => [...text.matchAll(pattern)].at(-1)?.[1] ?? '';
  let body = text.endsWith('\n') ? '' : '\n';
  const sections = objects.map(({ number, body: object }) => {
    const at = text.length + body.length;
    body += `${number} 0 obj\n${object}\nendobj\n`;
    return `${number} 1\n${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const size = Math.max(Number(last(/\/Size (\d+)/g)), ...objects.map(({ number }) => number + 1));
  const trailer = `<< /Size ${size} /Root ${last(/\/Root (\d+ 0 R)/g)} /Prev ${last(/startxref\s+(\d+)/g)} >>`;
  const xref = text.length + body.length;
  body += `xref\n${sections.join('')}trailer\n${trailer}\nstartxref\n${xref}\n%%EOF\n`;
  return Buffer.concat([pdf, Buffer.from(body, 'latin1')]);
}
