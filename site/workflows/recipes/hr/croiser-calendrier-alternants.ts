import { allItems, inBoth } from '../../fragments/code.ts'
import { all, amount } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import { byId, byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './croiser-calendrier-alternants.examples.ts'

/** Schools give days in three forms: whole, in their own zone, or in UTC. */
const cross = (words: {
  readonly clash: string
  readonly hole: string
  readonly silent: string
}) => String.raw`const { weeks } = $('settings').first().json;
const people = $('people').all().map(({ json }) => json);
const rota = $('rota').all().map(({ json }) => json);
const first = $now.startOf('week').plus({ weeks: 1 });
const days = Array.from({ length: weeks * 7 }, (_, at) => first.plus({ days: at })).filter(({ weekday }) => weekday < 6);
const dayOf = (value) => value.endsWith('Z') && value.includes('T')
  ? DateTime.fromFormat(value, "yyyyMMdd'T'HHmmss'Z'", { zone: 'utc' }).setZone('Europe/Paris')
  : DateTime.fromFormat(value.slice(0, 8), 'yyyyMMdd');
const schoolDays = (ics) => ics.replace(/\r?\n[ \t]/g, '').split('BEGIN:VEVENT').slice(1).flatMap((event) => {
  const start = /^DTSTART[^:\n]*:(\S+)/m.exec(event)?.[1];
  const end = /^DTEND[^:\n]*:(\S+)/m.exec(event)?.[1] ?? start;
  if (!start) return [];
  const from = dayOf(start);
  const to = end.length === 8 && end !== start ? dayOf(end).minus({ days: 1 }) : dayOf(end);
  const found = [];
  for (let day = from.startOf('day'); day <= to && found.length < 60; day = day.plus({ days: 1 })) found.push(day.toISODate());
  return found;
});
return $input.all().map(({ json }, at) => {
  const { name, tutor } = people[at];
  if (!String(json.data ?? '').includes('BEGIN:VCALENDAR')) return { json: { name, tutor, lines: ['${words.silent}'] } };
  const school = new Set(schoolDays(json.data));
  const work = new Set(rota.filter((one) => one.name === name).map((one) => String(one.day).slice(0, 10)));
  const lines = days.map((day) => day.toISODate()).flatMap((day) =>
    school.has(day) && work.has(day) ? [day + '${words.clash}'] : !school.has(day) && !work.has(day) ? [day + '${words.hole}'] : []);
  return { json: { name, tutor, lines } };
});`

export default defineRecipe({
  category: 'hr',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-24',
  fr: {
    title: 'Croiser le calendrier de l’école et le planning des alternants',
    problem:
      'L’apprentie est au planning un jeudi de cours, parce que l’école a déplacé une semaine. Le tuteur l’apprend le matin même, et le centre de formation note une absence.',
    outcome:
      'Le vendredi, le flux lit le calendrier iCal de chaque école et le planning des quatre semaines à venir. Chaque tuteur reçoit les jours de cours posés au travail, et les jours où l’alternant n’est attendu nulle part.',
    avoid:
      'Pour un seul alternant, abonnez votre agenda à celui de l’école. Fériés et congés n’étant pas au planning, ils apparaissent comme des jours vides. Le calendrier ne doit contenir que des cours, un événement par séance : les répétitions (RRULE) ne sont pas développées.',
    approval: 'Le tuteur corrige le planning ou appelle l’école. Le flux ne déplace aucun poste.',
    failure:
      'Une école dont le calendrier ne se lit pas est nommée à son tuteur ; les autres sont traitées. Planning ou liste illisible : le service RH est averti.',
  },
  en: {
    title: 'Compare the school calendar and the rota of apprentices',
    problem:
      'An apprentice is on the rota on a Thursday of classes, because the school moved a week. Her tutor hears so that morning, and the training centre records an absence.',
    outcome:
      'On Fridays the flow reads each school’s iCal calendar and the rota for four weeks to come. Each tutor gets the school days that were booked as work, and days on which the apprentice is expected nowhere.',
    avoid:
      'For a single apprentice, subscribe your own calendar to the school’s. Public holidays and leave are not on the rota, so they show as empty days. The calendar has to hold classes only, one event each: repetitions (RRULE) are not expanded.',
    approval: 'The tutor mends the rota or rings the school. No shift is moved by the flow.',
    failure:
      'A school whose calendar cannot be read is named to its tutor, and the others go on. Should the rota or the list not open, HR is told.',
  },
  nodes: {
    friday: {
      use: 'scheduleTrigger',
      name: { fr: 'Le vendredi', en: 'On Fridays' },
      why: {
        fr: 'Avant que le planning de la semaine suivante ne soit affiché.',
        en: 'Before next week’s rota is put up.',
      },
      with: at('0 10 * * 5'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos valeurs', en: 'Your values' },
      why: {
        fr: 'Quatre semaines : au-delà, l’école change encore.',
        en: 'Four weeks: beyond that the school still changes things.',
      },
      with: fields(
        {
          weeks: 4,
          doc: { fr: 'identifiant du document Grist', en: 'id of the Grist document' },
          sheet: { fr: 'identifiant du planning', en: 'id of the rota' },
          from: 'automate@garage-tessier.example',
          hr: 'rh@garage-tessier.example',
        },
        { alone: true },
      ),
    },
    rota: {
      use: 'googleSheets',
      name: { fr: 'Lire le planning', en: 'Read the rota' },
      why: {
        fr: 'Deux colonnes, name et day (2026-11-30), une ligne par jour travaillé.',
        en: 'Two columns, name and day (2026-11-30), one row a day of work.',
      },
      with: {
        resource: 'sheet',
        operation: 'read',
        documentId: byId(setting('sheet')),
        sheetName: byName({ fr: 'Planning', en: 'Rota' }),
        options: {},
      },
      onError: 'output',
      retry: [3, 5],
    },
    people: {
      use: 'grist',
      name: { fr: 'Lire les alternants', en: 'Read the apprentices' },
      why: {
        fr: 'Leur nom, leur tuteur et l’adresse iCal donnée par l’école.',
        en: 'Name, tutor and the iCal address that the school hands out.',
      },
      with: {
        authentication: 'apiKey',
        docId: setting('doc'),
        operation: 'getAll',
        tableId: 'Apprentices',
        returnAll: true,
        additionalOptions: {},
      },
      once: true,
      onError: 'output',
      retry: [3, 5],
    },
    school: {
      use: 'httpRequest',
      name: { fr: 'Lire le calendrier de l’école', en: 'Read the school calendar' },
      why: {
        fr: 'À chaque passage : c’est lui qui bouge sans prévenir.',
        en: 'Each time anew: it is what moves without a word.',
      },
      with: {
        url: '={{ $json.ical }}',
        options: { timeout: 15000, response: { response: { responseFormat: 'text' } } },
      },
      onError: 'continue',
      retry: [3, 5],
    },
    cross: {
      use: 'code',
      name: { fr: 'Croiser jour par jour', en: 'Compare day by day' },
      why: {
        fr: 'Deux erreurs opposées : attendu deux fois, ou nulle part.',
        en: 'Two opposite mistakes: expected twice, or nowhere.',
      },
      with: allItems(
        inBoth(cross, {
          fr: {
            clash: ' : cours et travail',
            hole: ' : ni cours ni travail',
            silent: 'Calendrier de l’école illisible',
          },
          en: {
            clash: ': school and work',
            hole: ': neither school nor work',
            silent: 'School calendar not readable',
          },
        }),
      ),
    },
    some: {
      use: 'filter',
      name: { fr: 'Quelque chose à voir', en: 'Something to see' },
      why: {
        fr: 'Un tuteur dont tout concorde n’a pas de courriel.',
        en: 'A tutor for whom all agrees gets no email.',
      },
      with: all(amount('={{ $json.lines.length }}', 'gt', 0)),
    },
    write: {
      use: 'emailSend',
      name: { fr: 'Écrire au tuteur', en: 'Write to the tutor' },
      why: {
        fr: 'La personne qui fait le planning de cet alternant, et elle seule.',
        en: 'The person who plans that apprentice’s days, and nobody else.',
      },
      with: mailed(
        { from: setting('from'), to: '={{ $json.tutor }}' },
        {
          fr: '=Planning de {{ $json.name }} : {{ $json.lines.length }} point(s)',
          en: '=Rota of {{ $json.name }}: {{ $json.lines.length }} point(s)',
        },
        "={{ $json.lines.join('\\n') }}",
      ),
    },
    warn: {
      use: 'emailSend',
      name: { fr: 'Avertir les RH', en: 'Warn HR' },
      why: {
        fr: 'Sans planning ou sans liste, aucun tuteur ne saura rien.',
        en: 'Without rota or list no tutor will hear anything.',
      },
      with: mailed(
        { from: setting('from'), to: setting('hr') },
        { fr: 'Alternants : rien n’a été comparé', en: 'Apprentices: nothing was compared' },
        '={{ $json.error }}',
      ),
    },
  },
  links: [
    'friday > settings > rota > people > school > cross > some > write',
    'rota.error > warn',
    'people.error > warn',
  ],
  examples,
})
