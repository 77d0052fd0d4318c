import { allItems, EUROS, inBoth } from '../../fragments/code.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import { byId, byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { all, isTrue } from '../../fragments/conditions.ts'
import { defineRecipe } from '../recipe.ts'
import { count } from './compter-astreintes-du-mois.code.ts'
import { examples } from './compter-astreintes-du-mois.examples.ts'

export default defineRecipe({
  category: 'hr',
  level: 'expert',
  minutes: 55,
  published: '2026-11-24',
  fr: {
    title: 'Compter les astreintes du mois et les interventions',
    problem:
      'Six techniciens se relaient. Au 20, on recompte sur l’agenda les nuits, les week-ends et les fériés, puis les appels dans un carnet. Deux se croient payés pour le même dimanche, et un lundi n’a été couvert par personne.',
    outcome:
      'Le 21, l’agenda des astreintes et la feuille d’interventions sont lus du 21 au 20. Chaque personne reçoit ses jours par taux et ses heures d’intervention au quart d’heure. La paie reçoit le CSV, les jours sans personne, les doublons et les repos écourtés.',
    avoid:
      'Les taux viennent de votre accord, et lui seul dit si une intervention est du travail majoré. Avec deux personnes d’astreinte, un carnet suffit.',
    approval:
      'La paie règle chaque jour signalé avec le chef d’équipe avant de saisir. Le fichier n’entre dans aucun logiciel tout seul.',
    failure:
      'Une source muette, jours fériés compris, arrête le compte : un mois faux coûte plus qu’un mois en retard. Le courriel nomme la source.',
  },
  en: {
    title: 'Count the month’s on-call duty and what was done in it',
    problem:
      'Six technicians take turns. On the 20th somebody recounts nights, weekends and holidays from the calendar, then calls from a notebook. Two believe they are paid for the same Sunday, and one Monday was covered by nobody.',
    outcome:
      'On the 21st the on-call calendar and the sheet of call-outs are read from the 21st to the 20th. Each person gets days by rate and hours of call-out to the quarter. Payroll receives the CSV, days with nobody, doubles and rests cut short.',
    avoid:
      'Rates come from your agreement, which alone says whether a call-out is paid at a higher rate. With two people on call a notebook will do.',
    approval:
      'Payroll settles each day reported with the team leader before entering it. The file goes into no software by itself.',
    failure:
      'One silent source, holidays included, stops the count: a wrong month costs more than a late one. The email names the source.',
  },
  nodes: {
    day: {
      use: 'scheduleTrigger',
      name: { fr: 'Le 21', en: 'On the 21st' },
      why: {
        fr: 'La période de paie s’est close la veille.',
        en: 'The pay period closed the day before.',
      },
      with: at('0 8 21 * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos taux', en: 'Your rates' },
      why: {
        fr: 'Trois montants par jour d’astreinte, et le repos dû après une nuit.',
        en: 'Three amounts a day on call, and the rest owed after a night.',
      },
      with: fields(
        {
          weekday: 25,
          weekend: 50,
          holiday: 75,
          rest: 11,
          calendar: 'astreintes@ascenseurs-meyer.example',
          sheet: { fr: 'identifiant de la feuille', en: 'id of the sheet' },
          from: 'automate@ascenseurs-meyer.example',
          payroll: 'paie@ascenseurs-meyer.example',
          since: '={{ $now.minus({ months: 1 }).set({ day: 21 }).toISODate() }}',
          until: '={{ $now.set({ day: 20 }).toISODate() }}',
        },
        { alone: true },
      ),
    },
    holidays: {
      use: 'httpRequest',
      name: { fr: 'Lire les jours fériés', en: 'Read public holidays' },
      why: {
        fr: 'Un 11 novembre payé comme un mercredi se réclame.',
        en: 'An 11 November paid as a Wednesday is claimed back.',
      },
      with: {
        url: 'https://calendrier.api.gouv.fr/jours-feries/metropole.json',
        options: { timeout: 10000 },
      },
      onError: 'continue',
      retry: [3, 3],
    },
    duty: {
      use: 'googleCalendar',
      name: { fr: 'Lire les astreintes', en: 'Read the duty' },
      why: {
        fr: 'Des événements d’une ou plusieurs journées, le nom en titre.',
        en: 'Events of one or more days, with the name as title.',
      },
      with: {
        resource: 'event',
        operation: 'getAll',
        calendar: byId(setting('calendar')),
        returnAll: true,
        timeMin: "={{ DateTime.fromISO($('settings').first().json.since).toISO() }}",
        timeMax:
          "={{ DateTime.fromISO($('settings').first().json.until).plus({ days: 1 }).toISO() }}",
        options: { recurringEventHandling: 'expand' },
      },
      once: true,
      onError: 'continue',
      always: true,
      retry: [3, 3],
    },
    calls: {
      use: 'googleSheets',
      name: { fr: 'Lire les interventions', en: 'Read the call-outs' },
      why: {
        fr: 'Trois colonnes remplies du téléphone : name, start, end, au format 2026-11-10 02:15 ; un horaire illisible est signalé.',
        en: 'Three columns filled in from a telephone: name, start, end, as 2026-11-10 02:15; a time that makes no sense is reported.',
      },
      with: {
        resource: 'sheet',
        operation: 'read',
        documentId: byId(setting('sheet')),
        sheetName: byName({ fr: 'Interventions', en: 'Call-outs' }),
        options: {},
      },
      once: true,
      onError: 'continue',
      always: true,
      retry: [3, 3],
    },
    count: {
      use: 'code',
      name: { fr: 'Compter jour par jour', en: 'Count day by day' },
      why: {
        fr: 'Partir des jours, et non des événements, montre ceux qui n’ont personne.',
        en: 'To start from days rather than events shows those with nobody.',
      },
      with: allItems(
        inBoth(count, {
          fr: {
            nobody: ' : personne',
            double: ' : ',
            rest: ' : repos de ',
            hours: ' h après intervention, ',
            unlisted: ' : intervention hors astreinte, ',
            odd: ' : horaire illisible, ',
            euros: EUROS.fr,
          },
          en: {
            nobody: ': nobody',
            double: ': ',
            rest: ': rest of ',
            hours: ' h after a call-out, ',
            unlisted: ': call-out while not on duty, ',
            odd: ': time not readable, ',
            euros: EUROS.en,
          },
        }),
      ),
    },
    whole: {
      use: 'if',
      name: { fr: 'Trois sources lues ?', en: 'Three sources read?' },
      why: {
        fr: 'Sans les fériés, le compte serait juste onze jours sur douze.',
        en: 'Without holidays the count would be right most of the time only.',
      },
      with: all(isTrue("={{ $json.broken === '' }}")),
    },
    lines: {
      use: 'splitOut',
      name: { fr: 'Une ligne par personne', en: 'One line a person' },
      why: {
        fr: 'Jours par taux, montant, heures d’intervention.',
        en: 'Days by rate, amount, hours of call-out.',
      },
      with: { fieldToSplitOut: 'people', options: {} },
    },
    file: {
      use: 'convertToFile',
      name: { fr: 'Écrire le CSV', en: 'Write the CSV' },
      why: {
        fr: 'Ce que la paie importe sans le retaper.',
        en: 'What payroll imports without typing it again.',
      },
      with: {
        operation: 'csv',
        binaryPropertyName: 'data',
        options: {
          delimiter: ';',
          fileName: "=astreintes-{{ $('settings').first().json.until }}.csv",
        },
      },
    },
    send: {
      use: 'emailSend',
      name: { fr: 'Envoyer à la paie', en: 'Send to payroll' },
      why: {
        fr: 'Les points à régler dans le corps, les chiffres en pièce jointe.',
        en: 'Points to settle in the body, figures attached.',
      },
      with: mailed(
        { from: setting('from'), to: setting('payroll') },
        {
          fr: "=Astreintes au {{ $('settings').first().json.until }} : {{ $('count').first().json.due }}, {{ $('count').first().json.points.length }} point(s)",
          en: "=On-call until {{ $('settings').first().json.until }}: {{ $('count').first().json.due }}, {{ $('count').first().json.points.length }} point(s)",
        },
        {
          fr: "={{ $('count').first().json.points.join('\\n') || 'Rien à régler.' }}",
          en: "={{ $('count').first().json.points.join('\\n') || 'Nothing to settle.' }}",
        },
        { attachments: 'data' },
      ),
    },
    warn: {
      use: 'emailSend',
      name: { fr: 'Dire ce qui manque', en: 'Say what is missing' },
      why: {
        fr: 'Il reste des jours avant la paie pour relancer.',
        en: 'There are days left before payroll to run it again.',
      },
      with: mailed(
        { from: setting('from'), to: setting('payroll') },
        { fr: 'Astreintes : compte arrêté', en: 'On-call: count stopped' },
        '={{ $json.broken }}',
      ),
    },
  },
  links: [
    'day > settings > holidays > duty > calls > count > whole.yes > lines > file > send',
    'whole.no > warn',
  ],
  examples,
})
