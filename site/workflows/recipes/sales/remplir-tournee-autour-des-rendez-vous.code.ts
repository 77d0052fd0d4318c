/** The code of its nodes. */
import { inBoth } from '../../fragments/code.ts'

interface Words {
  readonly lost: string
  readonly none: string
  readonly km: string
  readonly since: string
  readonly never: string
  readonly days: string
}

/** Around each visit the clients who are due and near, each of them once in the week. */
const around = (say: Words) => `const { radius, each, usual } = $('settings').first().json
const rad = (degrees) => (degrees * Math.PI) / 180
const km = (one, other) => {
  const a =
    Math.sin(rad(other.lat - one.lat) / 2) ** 2 +
    Math.cos(rad(one.lat)) * Math.cos(rad(other.lat)) * Math.sin(rad(other.lon - one.lon) / 2) ** 2
  return 12742 * Math.asin(Math.sqrt(a))
}
const today = $now.startOf('day')
const waited = (day) => (day ? Math.round(today.diff(DateTime.fromISO(day), 'days').days) : 9999)
const answers = $('find').all()
const visits = $('placed').all().map(({ json }, at) => {
  const found = (answers[at].json.features ?? [])[0]
  const near = found && found.properties.score >= 0.6
  return {
    title: String(json.summary ?? ''),
    start: json.start.dateTime,
    place: json.location,
    at: near ? { lon: found.geometry.coordinates[0], lat: found.geometry.coordinates[1] } : null,
  }
}).sort((one, other) => DateTime.fromISO(one.start) - DateTime.fromISO(other.start))
const booked = visits.map((visit) => visit.title.toLowerCase())
const taken = new Set()
const due = $input.all().map(({ json }) => ({ ...json, every_days: json.every_days || usual, waited: waited(json.last_visit) }))
  .filter((one) => one.lat && one.lon && one.name && one.waited >= one.every_days)
  .filter((one) => !booked.some((title) => title.includes(one.name.toLowerCase())))
return visits.map((visit) => {
  const when = DateTime.fromISO(visit.start).setZone($now.zoneName).toFormat('dd/MM HH:mm')
  const near = visit.at === null ? [] : due
    .map((one) => ({ ...one, far: km(visit.at, one) }))
    .filter((one) => one.far <= radius && !taken.has(one.name))
    .sort((one, other) => other.waited / other.every_days - one.waited / one.every_days)
    .slice(0, each)
  near.forEach((one) => taken.add(one.name))
  const lines = near.map((one) =>
    '  - ' + one.name + ', ' + one.phone + ', ' + Math.round(one.far) + '${say.km}' +
    (one.last_visit ? '${say.since}' + one.waited + '${say.days}' : '${say.never}'))
  if (visit.at === null) lines.push('${say.lost}' + visit.place)
  else if (near.length === 0) lines.push('${say.none}')
  return { json: { found: near.length, lost: visit.at === null, text: [when + ' ' + visit.title, ...lines].join('\\n') } }
})`

export const AROUND = inBoth(around, {
  fr: {
    lost: '  ! adresse non située : ',
    none: '  personne à voir dans le secteur',
    km: ' km, ',
    since: 'vu il y a ',
    never: 'jamais vu',
    days: ' jours',
  },
  en: {
    lost: '  ! address not found: ',
    none: '  nobody due in the area',
    km: ' km, ',
    since: 'seen ',
    never: 'never seen',
    days: ' days ago',
  },
})
