/** Addresses of a mailing, line by line as La Poste reads them, without those who refused. */
import { inBoth } from '../../fragments/code.ts'

export const CLEAN = inBoth(
  (
    words,
  ) => `const bare = (text) => String(text ?? '').normalize('NFD').replace(/\\p{M}/gu, '').toUpperCase().replace(/[^A-Z0-9]+/g, ' ').trim()
const halt = (why) => [{ json: { kind: 'halt', why } }]
// Excel heads its UTF-8 files with a mark that nobody sees.
const rows = $('rows').all().map(({ json }) => Object.fromEntries(Object.entries(json).map(([name, value]) => [name.replace(/^\\uFEFF/, '').trim().toLowerCase(), value])))
const opposed = $('opposed').all().map(({ json }) => json)
if (rows.some(({ error }) => error) || JSON.stringify(rows).includes('\\uFFFD')) return halt('${words.unreadable}')
if (opposed.some(({ error }) => error)) return halt('${words.register}')
if (opposed.some(({ id }) => id) && !opposed.some((one) => 'last_name' in one && 'postcode' in one)) return halt('${words.nameless}')
if (!('voie' in rows[0] && 'code_postal' in rows[0] && 'nom' in rows[0])) return halt('${words.columns}')
// Excel drops the zero that a postcode of nine departments begins with.
const postcode = (text) => { const digits = String(text ?? '').replace(/\\s/g, ''); return /^\\d{4}$/.test(digits) ? '0' + digits : digits }
const refused = opposed.filter((one) => bare(one.last_name))
  .map((one) => [bare(one.last_name), bare(one.first_name), postcode(one.postcode)])
// What the register leaves empty goes for any: one copy less costs less than one objection forgotten.
const refuses = (row) => refused.some(([last, first, code]) => [bare(row.nom), bare(row.societe)].includes(last) &&
  (!code || code === postcode(row.code_postal)) && (!first || first === bare(row.prenom)))
const homes = new Set()
const counts = { read: rows.length, refused: 0, twice: 0 }
const out = rows.flatMap((row, at) => {
  if (refuses(row)) { counts.refused += 1; return [] }
  const person = [row.prenom, row.nom].map((part) => String(part ?? '').trim()).filter(Boolean).join(' ')
  const company = String(row.societe ?? '').trim()
  const code = postcode(row.code_postal)
  const address = {
    destinataire: company || person, contact: company ? person : '', complement: String(row.complement ?? '').trim(),
    voie: bare(row.voie), localite: (code + ' ' + bare(row.ville)).trim(),
  }
  const land = bare(row.pays)
  const faults = [
    ...(land && !['FRANCE', 'FR'].includes(land) ? ['${words.abroad}'] : []),
    ...(/^\\d{5}$/.test(code) && bare(row.ville) ? [] : ['${words.town}']),
    ...(address.destinataire ? [] : ['${words.nobody}']),
    ...(address.voie || address.complement ? [] : ['${words.street}']),
    ...(Object.values(address).some((line) => line.length > 38) ? ['${words.long}'] : []),
  ]
  if (faults.length) return [{ json: { kind: 'fix', ligne: at + 2, motif: faults.join(', '), ...address } }]
  const home = [bare(company || row.nom), address.voie, bare(address.complement), code].join('|')
  if (homes.has(home)) { counts.twice += 1; return [] }
  homes.add(home)
  return [{ json: { kind: 'send', ...address } }]
})
const kept = out.filter(({ json }) => json.kind === 'send').length
const told = { ...counts, kept, fix: out.length - kept }
const items = out.map(({ json }) => ({ json: { ...json, counts: told } }))
return kept > 0 ? items : [...items, ...halt('${words.none}')]`,
  {
    fr: {
      unreadable:
        'Le fichier ne se lit pas : enregistrez-le en CSV UTF-8, séparateur point-virgule.',
      register: 'Le registre des oppositions ne répond pas. Sans lui, aucun fichier n’est préparé.',
      nameless:
        'Le registre des oppositions n’a pas de colonnes last_name et postcode : rien ne peut être écarté.',
      columns: 'Il manque une colonne : nom, voie et code_postal doivent être en tête du fichier.',
      none: 'Aucune adresse à envoyer : tout est opposé, en double ou à corriger.',
      abroad: 'hors de France',
      town: 'code postal ou ville',
      nobody: 'sans nom',
      street: 'sans voie',
      long: 'ligne de plus de 38 caractères',
    },
    en: {
      unreadable: 'The file cannot be read: save it as CSV in UTF-8 with semicolons.',
      register: 'The register of objections does not answer. Without it no file is prepared.',
      nameless:
        'The register of objections has no columns last_name and postcode: nobody can be dropped.',
      columns: 'A column is missing: nom, voie and code_postal have to head the file.',
      none: 'No address to send: all objected, come twice or want mending.',
      abroad: 'outside France',
      town: 'postcode or town',
      nobody: 'no name',
      street: 'no street',
      long: 'line over 38 characters',
    },
  },
)
