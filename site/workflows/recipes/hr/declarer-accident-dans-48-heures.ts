import { allItems } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { all, isFilled } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { field, form } from '../../fragments/forms.ts'
import { byId } from '../../fragments/models.ts'
import { answeredWithin } from '../../fragments/patience.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './declarer-accident-dans-48-heures.examples.ts'

/** The clock stands still on Sundays and public holidays; an unreadable time counts from midnight. */
const COUNT = `const { person, day, time, place } = $('accident').first().json;
const known = DateTime.fromISO(day + 'T' + (/^[0-2][0-9]:[0-5][0-9]$/.test(time) ? time : '00:00'));
const holidays = $input.first().json;
const still = (one) => one.weekday === 7 || one.toISODate() in holidays;
let due = known;
for (let left = 48 * 60; left > 0; ) {
  const midnight = due.startOf('day').plus({ days: 1 });
  const span = still(due) ? 0 : Math.min(left, midnight.diff(due, 'minutes').minutes);
  due = span > 0 && span === left ? due.plus({ minutes: span }) : midnight;
  left -= span;
}
const left = Math.floor(due.diff($now, 'hours').hours);
return [{ json: {
  ref: person.trim() + '|' + known.toFormat('yyyy-MM-dd HH:mm'),
  person: person.trim(), place, due: due.toFormat('yyyy-MM-dd HH:mm'), left,
  late: left < 0, wait: Math.max(1, left - $('settings').first().json.margin),
  holidays: holidays.error === undefined,
} }];`

const TABLE = 'accidents'

export default defineRecipe({
  category: 'hr',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-24',
  fr: {
    title: 'Déclarer un accident du travail dans les 48 heures',
    problem:
      'Un chef d’équipe signale une chute le samedi soir, par téléphone. L’assistante l’apprend le mardi, et l’entreprise a dépassé les quarante-huit heures que la loi laisse pour déclarer.',
    outcome:
      'Le formulaire de chantier fixe l’heure limite, dimanches et jours fériés ôtés, et l’inscrit au registre. La personne chargée des déclarations la reçoit aussitôt. Sans numéro de déclaration douze heures avant la fin, la direction reçoit un SMS.',
    avoid:
      'Ce flux ne déclare rien et ne juge rien : net-entreprises reste l’endroit où l’on déclare. En Alsace-Moselle ou outre-mer, changez l’adresse des jours fériés.',
    approval:
      'Une personne déclare, puis saisit le numéro reçu. Elle seule décide des réserves à joindre. Tant que le champ est vide, le dossier reste ouvert.',
    failure:
      'Jours fériés illisibles : le délai est compté sans eux, donc plus court, et le message le dit. Registre ou courriel en panne : le SMS part quand même.',
  },
  en: {
    title: 'Report a workplace accident in France within 48 hours',
    problem:
      'A team leader phones in a fall on Saturday night. The assistant hears of it on Tuesday, and the company has missed the forty-eight hours that French law allows for reporting.',
    outcome:
      'A form filled in on site sets the last hour, with Sundays and public holidays taken out, and enters it in the register. Whoever reports gets it at once. With no declaration number twelve hours before the end, management gets a text message.',
    avoid:
      'Nothing is declared or judged here: net-entreprises is where one declares. For Alsace-Moselle or overseas, change the address of the holidays.',
    approval:
      'A person declares and types in the number received. That person alone decides on reservations. While the field is empty, the case stays open.',
    failure:
      'Holidays unreadable: the time is counted without them, hence shorter, and the message says so. Register or mailbox down: the text message leaves all the same.',
  },
  nodes: {
    accident: {
      use: 'formTrigger',
      name: { fr: 'Accident signalé', en: 'Accident reported' },
      why: {
        fr: 'Quatre champs, remplis depuis un téléphone, derrière un mot de passe.',
        en: 'Four fields, filled in on a phone, behind a password.',
      },
      with: form(
        { fr: 'Signaler un accident', en: 'Report an accident' },
        [
          field('person', { fr: 'Qui est blessé ?', en: 'Who is hurt?' }),
          field('day', { fr: 'Jour où vous l’avez su', en: 'Day you knew' }, { type: 'date' }),
          field('time', { fr: 'Heure (08:30)', en: 'Time (08:30)' }),
          field('place', { fr: 'Lieu et circonstances', en: 'Place and circumstances' }),
        ],
        { authentication: 'basicAuth' },
      ),
    },
    settings: {
      use: 'set',
      name: { fr: 'Qui prévenir', en: 'Whom to tell' },
      why: {
        fr: 'La marge est le temps qu’il vous faut pour déclarer sans courir.',
        en: 'The margin is the time you need to declare without running.',
      },
      with: fields(
        {
          margin: 12,
          base: { fr: 'identifiant de la base Airtable', en: 'id of the Airtable base' },
          reporter: 'paie@charpentes-morel.example',
          line: '+33600000001',
          director: '+33600000002',
        },
        { alone: true },
      ),
    },
    holidays: {
      use: 'httpRequest',
      name: { fr: 'Lire les jours fériés', en: 'Read public holidays' },
      why: {
        fr: 'Le service de l’État, sans clé : aucune liste à tenir.',
        en: 'The state’s own service, without a key: no list to keep.',
      },
      with: {
        url: 'https://calendrier.api.gouv.fr/jours-feries/metropole.json',
        options: { timeout: 10000 },
      },
      onError: 'continue',
      retry: [3, 2],
    },
    count: {
      use: 'code',
      name: { fr: 'Fixer l’heure limite', en: 'Set the last hour' },
      why: {
        fr: 'Minute par minute, l’horloge arrêtée le dimanche et les jours fériés.',
        en: 'By the minute, with the clock stopped on Sundays and holidays.',
      },
      with: allItems(COUNT),
    },
    register: {
      use: 'airtable',
      name: { fr: 'Ouvrir au registre', en: 'Open in the register' },
      why: {
        fr: 'Une seule ligne par accident, même si deux chefs le signalent à la même minute.',
        en: 'One row an accident, even when two leaders report the same minute.',
      },
      with: {
        resource: 'record',
        operation: 'upsert',
        base: byId(setting('base')),
        table: byId(TABLE),
        columns: columns(
          {
            ref: '={{ $json.ref }}',
            person: '={{ $json.person }}',
            place: '={{ $json.place }}',
            due: '={{ $json.due }}',
          },
          ['ref'],
        ),
        options: {},
      },
      onError: 'continue',
    },
    ask: {
      use: 'outlook',
      name: { fr: 'Demander le numéro', en: 'Ask for the number' },
      why: {
        fr: 'L’objet porte l’heure limite ; la réponse ne peut être qu’un numéro.',
        en: 'The subject bears the last hour; the only possible answer is a number.',
      },
      with: {
        resource: 'message',
        operation: 'sendAndWait',
        toRecipients: setting('reporter'),
        subject: {
          fr: "=Accident de {{ $('count').first().json.person }} : à déclarer avant le {{ $('count').first().json.due }}",
          en: "=Accident of {{ $('count').first().json.person }}: report by {{ $('count').first().json.due }}",
        },
        message: {
          fr: "={{ $('count').first().json.place + ($('count').first().json.late ? '\\nLe délai est déjà dépassé.' : '') + ($('count').first().json.holidays ? '' : '\\nJours fériés non lus : le délai réel peut être plus long.') + ($json.error ? '\\nRegistre non écrit.' : '') }}",
          en: "={{ $('count').first().json.place + ($('count').first().json.late ? '\\nThe time is up already.' : '') + ($('count').first().json.holidays ? '' : '\\nHolidays not read: the true time may be longer.') + ($json.error ? '\\nRegister not written.' : '') }}",
        },
        responseType: 'customForm',
        defineForm: 'fields',
        formFields: {
          values: [
            {
              fieldLabel: { fr: 'Numéro', en: 'Number' },
              requiredField: true,
            },
          ],
        },
        options: answeredWithin("={{ $('count').first().json.wait }}", 'hours'),
      },
      onError: 'continue',
    },
    declared: {
      use: 'if',
      name: { fr: 'Numéro saisi ?', en: 'Number given?' },
      why: {
        fr: 'Un « c’est fait » oral ne ferme pas le dossier.',
        en: 'A spoken “done” does not close the case.',
      },
      with: all(isFilled("={{ ($json.data?.['Numéro'] ?? $json.data?.Number ?? '').trim() }}")),
    },
    close: {
      use: 'airtable',
      name: { fr: 'Clore au registre', en: 'Close in the register' },
      why: {
        fr: 'Le numéro et le jour : ce que l’inspection demande.',
        en: 'Number and day: what an inspector asks for.',
      },
      with: {
        resource: 'record',
        operation: 'upsert',
        base: byId(setting('base')),
        table: byId(TABLE),
        columns: columns(
          {
            ref: "={{ $('count').first().json.ref }}",
            number: "={{ ($json.data['Numéro'] ?? $json.data.Number).trim() }}",
            declared_on: '={{ $now.toISODate() }}',
          },
          ['ref'],
        ),
        options: {},
      },
      onError: 'output',
      retry: [3, 5],
    },
    alert: {
      use: 'twilio',
      name: { fr: 'Alerter la direction', en: 'Alert management' },
      why: {
        fr: 'Un SMS se lit un dimanche ; une boîte de paie, non.',
        en: 'A text message is read on a Sunday; a payroll mailbox is not.',
      },
      with: {
        resource: 'sms',
        operation: 'send',
        from: setting('line'),
        to: setting('director'),
        message: {
          fr: "={{ $('ask').first().json.data?.['Numéro'] ? 'Accident de ' + $('count').first().json.person + ' déclaré, registre à compléter : ' + $('ask').first().json.data['Numéro'] : 'Accident de ' + $('count').first().json.person + ' non déclaré. Limite : ' + $('count').first().json.due }}",
          en: "={{ $('ask').first().json.data?.Number ? 'Accident of ' + $('count').first().json.person + ' declared, register to complete: ' + $('ask').first().json.data.Number : 'Accident of ' + $('count').first().json.person + ' not declared. Limit: ' + $('count').first().json.due }}",
        },
        options: {},
      },
    },
  },
  links: [
    'accident > settings > holidays > count > register > ask > declared.yes > close',
    'declared.no > alert',
    'close.error > alert',
  ],
  examples,
})
