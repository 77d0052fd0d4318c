/** An answer has to name one of your guides; a word of alarm counts whatever the model says. */
export const check = `const { alarm, guides } = $('settings').first().json;
const asked = $('asked').first().json.text.toLowerCase();
const { kind, say, source, title } = $input.first().json.output;
const listed = (text) => text.split(',').map((one) => one.trim()).filter(Boolean);
const alarmed = listed(alarm).some((word) => asked.includes(word.toLowerCase()));
const known = listed(guides).includes(source);
return [{ json: {
  state: alarmed || kind === 'alarm' ? 'alarm' : kind === 'answer' && known && say.length < 900 ? 'answer' : 'ticket',
  say, source, title,
} }];`
