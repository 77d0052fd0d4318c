import { allItems } from '../../fragments/code.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields, list, setting } from '../../fragments/fields.ts'
import { field, form } from '../../fragments/forms.ts'
import { byId } from '../../fragments/models.ts'
import { answeredWithin } from '../../fragments/patience.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './traiter-avis-contravention.examples.ts'

/** Who had the vehicle at that minute; a booking that ends just before still counts as a doubt. */
const MATCH = `const { slack } = $('settings').first().json;
const fine = $('fine').first().json;
const at = DateTime.fromISO(fine.day + 'T' + fine.time);
const sent = DateTime.fromISO(fine.sent);
const events = $input.all().map(({ json }) => json);
const failed = events.find(({ error }) => error !== undefined);
const near = events
  // A booking for whole days has a date and no time; it ends as the next day begins.
  .map(({ start, end, attendees, creator }) => ({ from: DateTime.fromISO(start?.dateTime ?? start?.date ?? ''), to: end?.dateTime ? DateTime.fromISO(end.dateTime) : DateTime.fromISO(end?.date ?? '').minus({ minutes: slack + 1 }), email: (attendees ?? []).find((one) => !one.resource)?.email ?? creator?.email ?? '' }))
  .filter(({ from, to }) => from.isValid && to.isValid)
  .filter(({ from, to }) => from.minus({ minutes: slack }) <= at && at <= to.plus({ minutes: slack }));
const drivers = [...new Set(near.map(({ email }) => email).filter(Boolean))];
const deadline = sent.plus({ days: 45 });
const due = sent.isValid ? deadline.minus({ days: 5 }) : $now.plus({ days: 2 });
const soon = $now.plus({ days: 1 });
return [{ json: {
  state: failed ? 'broken' : !at.isValid || !sent.isValid ? 'odd' : drivers.length === 1 ? 'one' : drivers.length === 0 ? 'none' : 'many',
  plate: fine.plate.trim().toUpperCase(), number: fine.number, moment: at.toFormat('dd/MM/yyyy HH:mm'), drivers,
  driver: drivers[0] ?? '', due: (due < soon ? soon : due).toISODate(), limit: sent.isValid ? deadline.toFormat('dd/MM/yyyy') : '?',
} }];`

const YES = { fr: 'Oui, je conduisais', en: 'Yes, I was driving' }
const NO = { fr: 'Non, ou je ne sais pas', en: 'No, or I do not know' }

const task = (name: { readonly fr: string; readonly en: string }, content: string) => ({
  resource: 'task',
  operation: 'create',
  team: setting('team'),
  space: setting('space'),
  folderless: true,
  list: setting('list'),
  name,
  additionalFields: {
    content,
    dueDate: "={{ $('match').first().json.due }}",
  },
})

export default defineRecipe({
  category: 'documents',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-24',
  fr: {
    title: 'Désigner à temps le conducteur d’une amende de véhicule',
    problem:
      'L’avis arrive au siège pour un excès commis trois semaines plus tôt. Qui avait le Kangoo ce jeudi ? On cherche, on oublie, et l’entreprise paie une amende bien plus lourde pour n’avoir désigné personne.',
    outcome:
      'L’assistante recopie la plaque, l’heure et la date d’envoi. Le flux lit l’agenda du véhicule, trouve qui l’avait réservé et lui demande de confirmer. Une tâche porte la réponse et l’échéance, cinq jours avant les quarante-cinq de la loi.',
    avoid:
      'Sans agenda par véhicule, il n’y a rien à lire. Une contestation se discute avec un avocat, pas dans un formulaire.',
    approval:
      'Le conducteur confirme lui-même, et une personne fait la désignation sur le site de l’ANTAI. Personne n’est désigné d’après un agenda seul.',
    failure:
      'Agenda muet, deux réservations proches ou aucune, conducteur silencieux : la tâche dit lequel de ces cas, avec la même échéance.',
  },
  en: {
    title: 'Name the driver of a company car’s fine before time is up',
    problem:
      'The notice reaches head office for speeding three weeks before. Who had the van that Thursday? People look, people forget, and the company pays a far heavier fine for having named nobody.',
    outcome:
      'The assistant copies plate, time and date of sending. The flow reads the vehicle’s calendar, finds who had booked it and asks that person to confirm. A task bears the answer and the deadline, five days before the forty-five that French law gives.',
    avoid:
      'Without a calendar for each vehicle there is nothing to read. Contesting a fine is for a lawyer, not for a form.',
    approval:
      'The driver confirms in person, and somebody names them on the ANTAI site. Nobody is named on the strength of a calendar.',
    failure:
      'Silent calendar, two bookings close together or none, a driver who does not answer: the task says which of these it is, with the same deadline.',
  },
  nodes: {
    fine: {
      use: 'formTrigger',
      name: { fr: 'Avis reçu', en: 'Notice received' },
      why: {
        fr: 'Cinq cases de l’avis ; la photo du radar n’apporte rien ici.',
        en: 'Five boxes of the notice; the camera’s picture adds nothing here.',
      },
      with: form(
        { fr: 'Avis de contravention', en: 'Traffic fine' },
        [
          field('number', { fr: 'Numéro de l’avis', en: 'Number of the notice' }),
          field('plate', { fr: 'Plaque', en: 'Plate' }),
          field('day', { fr: 'Jour des faits', en: 'Day of the offence' }, { type: 'date' }),
          field('time', { fr: 'Heure (14:05)', en: 'Time (14:05)' }),
          field('sent', { fr: 'Date d’envoi', en: 'Date of sending' }, { type: 'date' }),
        ],
        { authentication: 'basicAuth' },
      ),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos véhicules', en: 'Your vehicles' },
      why: {
        fr: 'Une plaque, un agenda ; et les minutes de battement autour d’une réservation.',
        en: 'A plate and its calendar; and how many minutes of doubt around a booking.',
      },
      with: fields(
        {
          slack: 20,
          cars: list([
            { plate: 'AB-123-CD', calendar: 'kangoo@electricite-roy.example' },
            { plate: 'EF-456-GH', calendar: 'master@electricite-roy.example' },
          ]),
          from: 'flotte@electricite-roy.example',
          team: '9011',
          space: '9012',
          list: '9013',
        },
        { alone: true },
      ),
    },
    drives: {
      use: 'googleCalendar',
      name: { fr: 'Lire l’agenda du véhicule', en: 'Read the vehicle’s calendar' },
      why: {
        fr: 'La journée des faits entière, et non la seule minute.',
        en: 'The whole day of the offence, not just the minute.',
      },
      with: {
        resource: 'event',
        operation: 'getAll',
        calendar: byId(
          "={{ $('settings').first().json.cars.find(one => one.plate.replace(/[^A-Z0-9]/g, '') === $('fine').first().json.plate.toUpperCase().replace(/[^A-Z0-9]/g, ''))?.calendar ?? '' }}",
        ),
        returnAll: true,
        timeMin: "={{ DateTime.fromISO($('fine').first().json.day).toISO() }}",
        timeMax: "={{ DateTime.fromISO($('fine').first().json.day).plus({ days: 1 }).toISO() }}",
        options: { recurringEventHandling: 'expand' },
      },
      onError: 'continue',
      always: true,
      retry: [2, 5],
    },
    match: {
      use: 'code',
      name: { fr: 'Trouver qui l’avait', en: 'Find who had it' },
      why: {
        fr: 'Deux personnes à vingt minutes près : on ne choisit pas.',
        en: 'With two people within twenty minutes one does not choose.',
      },
      with: allItems(MATCH),
    },
    sure: {
      use: 'switch',
      name: { fr: 'Une seule personne ?', en: 'One person only?' },
      why: {
        fr: 'Demander à la mauvaise personne fait perdre une semaine.',
        en: 'Asking the wrong person loses a week.',
      },
      with: cases({ one: text('={{ $json.state }}', 'equals', 'one') }),
    },
    ask: {
      use: 'emailSend',
      name: { fr: 'Demander au conducteur', en: 'Ask the driver' },
      why: {
        fr: 'Les faits et rien d’autre : ni reproche, ni retenue.',
        en: 'The facts and nothing else: no reproach, no deduction.',
      },
      with: {
        resource: 'email',
        operation: 'sendAndWait',
        fromEmail: setting('from'),
        toEmail: '={{ $json.driver }}',
        subject: {
          fr: '=Conduisiez-vous {{ $json.plate }} le {{ $json.moment }} ?',
          en: '=Were you driving {{ $json.plate }} on {{ $json.moment }}?',
        },
        message: {
          fr: '=Avis {{ $json.number }}. Vous aviez réservé ce véhicule. Votre réponse sert à désigner le conducteur, comme la loi l’impose à l’entreprise.',
          en: '=Notice {{ $json.number }}. You had booked this vehicle. Your answer serves to name the driver, which the law demands of the company.',
        },
        responseType: 'customForm',
        defineForm: 'fields',
        formFields: {
          values: [
            {
              fieldLabel: { fr: 'Réponse', en: 'Answer' },
              fieldType: 'dropdown',
              fieldOptions: { values: [{ option: YES }, { option: NO }] },
              requiredField: true,
            },
          ],
        },
        options: answeredWithin(5, 'days'),
      },
      onError: 'continue',
    },
    said: {
      use: 'switch',
      name: { fr: 'Confirmé ?', en: 'Confirmed?' },
      why: {
        fr: 'Un silence n’est pas un aveu.',
        en: 'Silence is no admission.',
      },
      with: cases({
        yes: text("={{ $json.data?.['Réponse'] ?? $json.data?.Answer ?? '' }}", 'equals', YES),
      }),
    },
    designate: {
      use: 'clickUp',
      name: { fr: 'Tâche : désigner', en: 'Task: name the driver' },
      why: {
        fr: 'Reste un formulaire public de cinq minutes, à faire à temps.',
        en: 'What remains is a public form of five minutes, to be done in time.',
      },
      with: task(
        {
          fr: "=Désigner {{ $('match').first().json.driver }} : avis {{ $('match').first().json.number }}, avant le {{ $('match').first().json.limit }}",
          en: "=Name {{ $('match').first().json.driver }}: notice {{ $('match').first().json.number }}, by {{ $('match').first().json.limit }}",
        },
        "={{ $('match').first().json.plate }}, {{ $('match').first().json.moment }}",
      ),
    },
    look: {
      use: 'clickUp',
      name: { fr: 'Tâche : chercher', en: 'Task: find out' },
      why: {
        fr: 'La cause est dans le titre : on sait par où commencer.',
        en: 'The cause is in the title, so one knows where to begin.',
      },
      with: task(
        {
          fr: "=Qui conduisait {{ $('match').first().json.plate }} ? {{ ({ none: 'Aucune réservation', many: 'Plusieurs : ' + $('match').first().json.drivers.join(', '), odd: 'Date ou heure illisible', broken: 'Agenda illisible' })[$('match').first().json.state] ?? $('match').first().json.driver + ' n’a pas confirmé' }}",
          en: "=Who was driving {{ $('match').first().json.plate }}? {{ ({ none: 'No booking', many: 'Several: ' + $('match').first().json.drivers.join(', '), odd: 'Date or time not readable', broken: 'Calendar not readable' })[$('match').first().json.state] ?? $('match').first().json.driver + ' did not confirm' }}",
        },
        "={{ $('match').first().json.number }}, {{ $('match').first().json.moment }}, {{ $('match').first().json.limit }}",
      ),
    },
  },
  links: [
    'fine > settings > drives > match > sure.one > ask > said.yes > designate',
    'sure.other > look',
    'said.other > look',
  ],
  examples,
})
