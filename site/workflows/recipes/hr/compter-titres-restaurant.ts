import { allItems, inBoth } from '../../fragments/code.ts'
import { all, isFilled } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import { byId } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe, type Params } from '../recipe.ts'
import { count } from './compter-titres-restaurant.code.ts'
import { examples } from './compter-titres-restaurant.examples.ts'

const sheet = (name: string): Params => ({
  resource: 'worksheet',
  operation: 'readRows',
  workbook: byId(setting('workbook')),
  worksheet: byId(setting(name)),
  useRange: false,
  options: {},
})
const TO = { from: setting('sender'), to: setting('payroll') }

export default defineRecipe({
  category: 'hr',
  level: 'confirmed',
  minutes: 35,
  published: '2026-11-28',
  fr: {
    title: 'Compter les titres-restaurant d’après les jours travaillés',
    problem:
      'La commande part le 3, d’après le mois d’avant et de mémoire. Une salariée en arrêt trois semaines reçoit vingt titres, un commercial cumule les titres et ses repas en note de frais, et la rectification tombe sur le bulletin suivant.',
    outcome:
      'Le 2, les absences et les repas remboursés du mois passé sont retirés des jours prévus de chacun. La paie reçoit un CSV, une ligne par salarié : jours prévus, absences, repas déjà payés, titres. Le télétravail compte comme le bureau.',
    avoid:
      'Si votre logiciel de paie tient les absences, il sait déjà compter. Les équipes de nuit, à horaire variable ou à deux repas par jour ont besoin d’un planning réel. Un férié travaillé (lundi de Pentecôte) s’ajoute à la main.',
    approval:
      'Rien n’est commandé : la paie relit et commande. L’article R. 3262-7 du code du travail limite à un titre par repas compris dans l’horaire du jour ; une demi-journée est comptée sans titre et nommée, à vous de trancher d’après l’horaire.',
    failure:
      'Un onglet ou les jours fériés illisibles : aucun fichier, un courriel le dit. Matricule inconnu ou en double, dates à l’envers, jours de travail incompris : la ligne est citée dans le message. Relancé, il refait le même fichier.',
  },
  en: {
    title: 'Count French meal vouchers by the days really worked',
    problem:
      'The order goes out on the 3rd, copied from the month before and from memory. Somebody on three weeks’ sick leave gets twenty vouchers, a salesman has vouchers and his meals on expenses, and the correction lands on the next payslip.',
    outcome:
      'On the 2nd, last month’s absences and reimbursed meals are taken off each person’s planned days. Payroll gets a CSV, one row a person: planned days, absences, meals paid already, vouchers. Working from home counts like the office.',
    avoid:
      'If your payroll software keeps absences, it can count by itself. Night shifts, irregular hours or two meals a day need a real rota. A public holiday worked (Whit Monday, say) is added by hand.',
    approval:
      'Nothing is ordered: payroll reads and orders. Article R. 3262-7 of the French labour code allows one voucher for a meal within the day’s hours; a half-day counts for none and is named, for you to settle by the hours worked.',
    failure:
      'A sheet or the public holidays unreadable: no file, and an email says so. Staff number unknown or given twice, dates the wrong way round, working days not understood: the row is quoted in the message. Started again, it makes the same file.',
  },
  nodes: {
    second: {
      use: 'scheduleTrigger',
      name: { fr: 'Le 2 du mois', en: 'On the 2nd' },
      why: {
        fr: 'La commande part le lendemain.',
        en: 'The order goes out the next day.',
      },
      with: at('0 8 2 * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre classeur', en: 'Your workbook' },
      why: {
        fr: 'Le mois passé, du premier au dernier jour.',
        en: 'Last month, from its first day to its last.',
      },
      with: fields({
        since: '={{ $now.minus({ months: 1 }).startOf("month").toISODate() }}',
        until: '={{ $now.minus({ months: 1 }).endOf("month").toISODate() }}',
        workbook: { fr: 'identifiant du classeur', en: 'id of the workbook' },
        staff: { fr: 'identifiant de l’onglet Salariés', en: 'id of the sheet Staff' },
        absences: { fr: 'identifiant de l’onglet Absences', en: 'id of the sheet Absences' },
        meals: { fr: 'identifiant de l’onglet Repas', en: 'id of the sheet Meals' },
        sender: 'rh@votre-entreprise.example',
        payroll: 'paie@votre-entreprise.example',
      }),
    },
    holidays: {
      use: 'httpRequest',
      name: { fr: 'Jours fériés', en: 'Public holidays' },
      why: {
        fr: 'La liste de l’État, métropole ; changez l’adresse pour l’Alsace-Moselle.',
        en: 'The State’s list for mainland France; change the address for Alsace-Moselle.',
      },
      with: {
        url: 'https://calendrier.api.gouv.fr/jours-feries/metropole.json',
        options: { timeout: 20_000 },
      },
      onError: 'continue',
      retry: [3, 5],
    },
    staff: {
      use: 'excel',
      name: { fr: 'Lire les salariés', en: 'Read the staff' },
      why: {
        fr: 'Colonnes number, name, days (« lun mar jeu »), entry et exit ; seuls ceux qui ont droit aux titres.',
        en: 'Columns number, name, days (“mon tue thu”), entry and exit; only those entitled to vouchers.',
      },
      with: sheet('staff'),
      onError: 'continue',
      always: true,
      retry: [3, 5],
    },
    absences: {
      use: 'excel',
      name: { fr: 'Lire les absences', en: 'Read the absences' },
      why: {
        fr: 'Colonnes number, from, to et half : sans motif, la paie n’en a pas besoin ici.',
        en: 'Columns number, from, to and half: no reason given, as none is needed here.',
      },
      with: sheet('absences'),
      once: true,
      onError: 'continue',
      always: true,
      retry: [3, 5],
    },
    meals: {
      use: 'excel',
      name: { fr: 'Lire les repas remboursés', en: 'Read the meals paid' },
      why: {
        fr: 'Colonnes number et day, d’après les notes de frais et les formations où le repas est fourni.',
        en: 'Columns number and day, from expense claims or courses with lunch.',
      },
      with: sheet('meals'),
      once: true,
      onError: 'continue',
      always: true,
      retry: [3, 5],
    },
    count: {
      use: 'code',
      name: { fr: 'Compter jour par jour', en: 'Count day by day' },
      why: {
        fr: 'Un férié dans un arrêt n’est pas retiré deux fois.',
        en: 'A holiday within a sick leave is not taken off twice.',
      },
      with: allItems(
        inBoth(count, {
          fr: {
            nobody: ' : matricule inconnu dans les salariés',
            double: ' : absence et repas le même jour, ',
            half: ' : demi-journée comptée sans titre, ',
            pattern: ' : jours de travail incompris, non compté',
            contract: ' : date d’entrée ou de sortie illisible, non compté',
            second: ' : second contrat sous ce matricule, non compté',
            dates: ' : dates illisibles ou à l’envers, ',
            letters: 'lun: 1, mar: 2, mer: 3, jeu: 4, ven: 5, sam: 6, dim: 7',
            none: 'aucun salarié à compter',
          },
          en: {
            nobody: ': number unknown among the staff',
            double: ': absence and meal on the same day, ',
            half: ': half-day counted without a voucher, ',
            pattern: ': working days not understood, not counted',
            contract: ': day of entry or exit unreadable, not counted',
            second: ': second contract under this number, not counted',
            dates: ': dates unreadable or the wrong way round, ',
            letters: 'mon: 1, tue: 2, wed: 3, thu: 4, fri: 5, sat: 6, sun: 7',
            none: 'nobody to count',
          },
        }),
      ),
    },
    whole: {
      use: 'if',
      name: { fr: 'Une source muette ?', en: 'A silent source?' },
      why: {
        fr: 'Sans les absences, tout le monde aurait tous ses titres.',
        en: 'Without the absences everybody would have all of theirs.',
      },
      with: all(isFilled('={{ $json.broken }}')),
    },
    rows: {
      use: 'splitOut',
      name: { fr: 'Une ligne par salarié', en: 'One row a person' },
      why: {
        fr: 'Un salarié à zéro titre y figure aussi.',
        en: 'Somebody with no voucher is in it too.',
      },
      with: { fieldToSplitOut: 'people', options: {} },
    },
    file: {
      use: 'convertToFile',
      name: { fr: 'Écrire le CSV', en: 'Write the CSV' },
      why: {
        fr: 'Le site de l’émetteur sait souvent l’importer.',
        en: 'The issuer’s site can often import it.',
      },
      with: {
        operation: 'csv',
        binaryPropertyName: 'data',
        options: {
          fileName: { fr: 'titres-restaurant.csv', en: 'meal-vouchers.csv' },
          delimiter: ';',
          headerRow: true,
        },
      },
    },
    send: {
      use: 'emailSend',
      name: { fr: 'Envoyer à la paie', en: 'Send to payroll' },
      why: {
        fr: 'Le total se compare au mois d’avant.',
        en: 'The total is compared with last month’s.',
      },
      with: mailed(
        TO,
        {
          fr: "=Titres-restaurant {{ $('settings').first().json.since.slice(0, 7) }} : {{ $('count').first().json.total }} titre(s), {{ $('count').first().json.points.length }} point(s) à voir",
          en: "=Meal vouchers {{ $('settings').first().json.since.slice(0, 7) }}: {{ $('count').first().json.total }} voucher(s), {{ $('count').first().json.points.length }} point(s) to look at",
        },
        {
          fr: "={{ $('count').first().json.points.join('\\n') || 'Rien à signaler.' }}",
          en: "={{ $('count').first().json.points.join('\\n') || 'Nothing to report.' }}",
        },
        { attachments: 'data' },
      ),
    },
    warn: {
      use: 'emailSend',
      name: { fr: 'Dire qu’il n’y a pas de compte', en: 'Say there is no count' },
      why: {
        fr: 'Personne n’attend un fichier qui ne viendra pas.',
        en: 'Nobody waits for a file that will not come.',
      },
      with: mailed(
        TO,
        {
          fr: 'Titres-restaurant : aucun compte ce mois-ci',
          en: 'Meal vouchers: no count this month',
        },
        {
          fr: '=Une source ne se lit pas ({{ $json.broken }}). Relancez le flux quand elle répond.',
          en: '=A source cannot be read ({{ $json.broken }}). Start the flow again once it answers.',
        },
      ),
    },
  },
  links: [
    'second > settings > holidays > staff > absences > meals > count > whole.no > rows > file > send',
    'whole.yes > warn',
  ],
  examples,
})
