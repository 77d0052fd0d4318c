/** A tender file as its folder has it, against the list of papers asked for and the platform’s limits. */
import { inBoth } from '../../fragments/code.ts'

export const CHECK = inBoth(
  ({
    folder,
    list,
    missing,
    several,
    empty,
    name,
    format,
    heavy,
    left,
    hours,
    over,
    inner,
  }: Record<
    string,
    string
  >) => `const { name, deadline, most_mb, longest, formats } = $('settings').first().json
const rows = $input.all().map(({ json }) => json)
const plain = (text) => String(text ?? '').normalize('NFD').replace(/[\\u0300-\\u036f]/g, '').toLowerCase().trim()
const needs = $('needs').all().map(({ json }) => json).filter(({ error, tender }) => error !== undefined || plain(tender) === plain(name))
// « AE » is in « 01_AE.pdf », not in « Michael.pdf ».
const words = (text) => ' ' + plain(text).replace(/[^a-z0-9]+/g, ' ').trim() + ' '
const files = rows.filter(({ type, path }) => type === 'file' && path).map(({ path, contentLength }) => ({ name: decodeURIComponent(path).split('/').pop(), size: Number(contentLength) || 0 }))
const faults = []
const broken = (all) => all.find(({ error }) => error !== undefined)
if (broken(rows)) faults.push('${folder}' + (broken(rows).error.message ?? broken(rows).error))
else if (broken(needs) || !needs.some(({ word }) => word)) faults.push('${list}')
else {
  for (const { label, word } of needs.filter((one) => one.word)) {
    const own = files.filter((file) => words(file.name).includes(words(word)))
    if (own.length === 0) faults.push('${missing}' + label)
    if (own.length > 1) faults.push(label + '${several}' + own.map((file) => file.name).join(', '))
  }
  for (const { path } of rows.filter(({ type, path }) => type === 'folder' && path)) faults.push(decodeURIComponent(path).replace(/\\/$/, '').split('/').pop() + '${inner}')
  for (const file of files) {
    if (file.size === 0) faults.push(file.name + '${empty}')
    if (file.name.length > longest || /[^A-Za-z0-9._ -]/.test(file.name)) faults.push(file.name + '${name}')
    if (!formats.split(',').includes(plain(file.name).split('.').pop())) faults.push(file.name + '${format}')
  }
  const total = files.reduce((sum, { size }) => sum + size, 0) / 1_000_000
  if (total > most_mb) faults.push('${heavy}' + Math.ceil(total) + ' / ' + most_mb)
}
const remaining = Math.floor(DateTime.fromISO(deadline).diff($now, 'hours').hours)
if (remaining < 0) faults.push('${over}')
return [{ json: { files: files.length, faults, count: faults.length, remaining, text: [...faults.map((one) => '- ' + one), '', '${left}' + Math.max(0, remaining) + '${hours}'].join('\\n') } }]`,
  {
    fr: {
      folder: 'dossier illisible : ',
      list: 'liste des pièces illisible ou vide',
      missing: 'manque : ',
      several: ' en plusieurs versions : ',
      empty: ' est vide',
      name: ' : nom trop long ou à caractères refusés',
      format: ' : format non admis',
      heavy: 'dossier trop lourd, en Mo : ',
      left: 'Temps restant au contrôle : ',
      hours: ' h.',
      over: 'la date limite est passée',
      inner: ' : sous-dossier, non contrôlé',
    },
    en: {
      folder: 'folder unreadable: ',
      list: 'list of papers unreadable or empty',
      missing: 'missing: ',
      several: ' in several versions: ',
      empty: ' is empty',
      name: ': name too long or with characters that are refused',
      format: ': format not admitted',
      heavy: 'file too heavy, in MB: ',
      left: 'Time left at this check: ',
      hours: ' h.',
      over: 'the deadline has passed',
      inner: ': a folder inside, not checked',
    },
  },
)
