/** Which postcodes lie within reach of an event, as the crow flies, and what was sent there. */
import { inBoth } from '../../fragments/code.ts'

export const START = inBoth(
  (words) => `const asked = $('request').first().json
const halt = (why) => [{ json: { state: 'halt', why } }]
const place = $('place').first().json
if (place.error) return halt('${words.down}' + (place.error.message ?? place.message ?? place.error))
const best = (place.features ?? [])[0]
if (!best || Number(best.properties?.score ?? 0) < 0.6) return halt('${words.where}')
const departments = [...new Set(String(asked.departments).toUpperCase().split(/[^0-9AB]+/).filter((one) => /^(?:\\d{2}|2[AB]|97\\d)$/.test(one)))]
if (departments.length === 0 || departments.length > 8) return halt('${words.departments}')
const radius = Number(asked.radius)
if (!(radius > 0 && radius <= 100)) return halt('${words.radius}')
return departments.map((department) => ({ json: { state: 'go', department, radius, label: best.properties.label, at: best.geometry.coordinates } }))`,
  {
    fr: {
      down: 'Le géocodage ne répond pas : ',
      where: 'Adresse introuvable : ajoutez le code postal et la ville.',
      departments: 'Donnez de un à huit départements, par exemple 69, 38.',
      radius: 'Donnez un rayon de 1 à 100 km.',
    },
    en: {
      down: 'Geocoding does not answer: ',
      where: 'Address not found: add postcode and town.',
      departments: 'Give one to eight departments, such as 69, 38.',
      radius: 'Give a radius of 1 to 100 km.',
    },
  },
)

export const NEAR = inBoth(
  (words) => `const towns = $input.all().map(({ json }) => json)
const broken = towns.find(({ error }) => error)
if (broken) return [{ json: { state: 'halt', why: '${words.down}' + (broken.error.message ?? broken.message ?? broken.error) } }]
const { at: [lon, lat], radius, label } = $('start').first().json
const rad = (degrees) => (degrees * Math.PI) / 180
const far = ([x, y]) => {
  const half = Math.sin(rad(y - lat) / 2) ** 2 + Math.cos(rad(lat)) * Math.cos(rad(y)) * Math.sin(rad(x - lon) / 2) ** 2
  return 12742 * Math.asin(Math.sqrt(half))
}
const codes = [...new Set(towns.filter(({ centre }) => centre?.coordinates && far(centre.coordinates) <= radius).flatMap(({ codesPostaux }) => codesPostaux ?? []))].sort()
return codes.length === 0 ? [{ json: { state: 'halt', why: '${words.none}' } }] : [{ json: { state: 'go', codes: codes.join(','), count: codes.length, label } }]`,
  {
    fr: {
      down: 'La liste des communes ne répond pas : ',
      none: 'Aucune commune de ces départements dans ce rayon.',
    },
    en: {
      down: 'The list of towns does not answer: ',
      none: 'No town of these departments within that radius.',
    },
  },
)

const WHO =
  "FROM customers c WHERE c.email_ok AND c.email <> '' AND c.postcode = ANY(string_to_array($1, ',')) AND NOT EXISTS (SELECT 1 FROM invitations i WHERE i.customer_id = c.id AND i.event = $2)"
export const COUNT = `SELECT count(*)::int AS people, count(DISTINCT c.postcode)::int AS postcodes ${WHO}`
export const TAKE = `SELECT c.id, c.email, c.first_name ${WHO} ORDER BY c.id LIMIT $3::int`

/** In one query, since n8n tells what fails of several as one. */
export const NOTE =
  "INSERT INTO invitations (customer_id, event, sent_on) SELECT c.id, $2, current_date FROM customers c WHERE c.id::text = ANY(string_to_array($1, ',')) ON CONFLICT (customer_id, event) DO NOTHING RETURNING customer_id"

export const GONE = `const sent = $('send').all()
const ids = sent.flatMap(({ json }, at) => (json.error ? [] : [$('take').all()[at].json.id]))
return [{ json: { ids: ids.join(','), sent: ids.length, refused: sent.length - ids.length } }]`
