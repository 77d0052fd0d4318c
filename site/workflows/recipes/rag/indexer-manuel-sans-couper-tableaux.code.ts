/** A table is one passage under its heading; prose ends at a blank line once it is long enough. */
export const CUT = `const passages = [];
const odd = [];
let heading = '';
for (const { index, markdown } of $input.first().json.pages) {
  const page = index + 1;
  let prose = '';
  let rows = [];
  const endProse = () => {
    if (prose.trim()) passages.push({ kind: 'text', page, heading, text: heading + '\\n' + prose.trim() });
    prose = '';
  };
  const endTable = () => {
    if (rows.length === 0) return;
    const widths = new Set(rows.map(row => row.split('|').length));
    if (widths.size > 1 || rows.length < 3) odd.push(page + ' : ' + (heading || '?'));
    passages.push({ kind: 'table', page, heading, text: heading + '\\n' + rows.join('\\n') });
    rows = [];
  };
  for (const line of markdown.split('\\n')) {
    if (line.trim().startsWith('|')) {
      endProse();
      rows.push(line.trim());
      continue;
    }
    endTable();
    const title = /^#+\\s+(.*)/.exec(line);
    if (title) {
      endProse();
      heading = title[1].trim();
      continue;
    }
    prose += line + '\\n';
    if (prose.length > 900 && line.trim() === '') endProse();
  }
  endProse();
  endTable();
}
return [{ json: {
  count: passages.length,
  tables: passages.filter(one => one.kind === 'table').length,
  odd: odd.length,
  shown: odd.map(one => '<li>' + one.replace(/[<>&]/g, ' ') + '</li>').join(''),
  passages,
} }];`
