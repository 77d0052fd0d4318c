import { allItems, EUROS, inBoth } from '../../fragments/code.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { field, form } from '../../fragments/forms.ts'
import { outlookSent } from '../../fragments/mail.ts'
import { byId } from '../../fragments/models.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './etaler-charges-avance.examples.ts'

/** By days, as the invoice is worded; what cannot be spread is named, never rounded away. */
const spread = (words: {
  readonly euros: string
  readonly label: string
  readonly odd: string
}) => `const broken = $input.all().find(({ json }) => json.error !== undefined)?.json.error;
if (broken) return [{ json: { state: 'broken', error: String(broken.message ?? broken) } }];
${words.euros}const closing = DateTime.fromISO($('closing').first().json.day);
const opening = closing.plus({ days: 1 }).toISODate();
const comma = (value) => value.toFixed(2).replace('.', ',');
const odd = [];
const lines = [];
let count = 0;
let sum = 0;
for (const { json } of $input.all().filter(({ json }) => json.reference)) {
  const from = DateTime.fromISO(String(json.from ?? ''));
  const to = DateTime.fromISO(String(json.to ?? ''));
  const net = Number(json.net);
  const booked = DateTime.fromISO(String(json.booked ?? ''));
  // What is booked after closing is no charge of the year: there is nothing to carry over.
  if (booked > closing) continue;
  if (!(booked.isValid && from.isValid && to.isValid && from <= to && net > 0 && json.account)) { odd.push(json.supplier + ' ' + json.reference); continue; }
  if (to <= closing) continue;
  const days = to.diff(from, 'days').days + 1;
  const after = from > closing ? days : to.diff(closing, 'days').days;
  const value = Math.round((net * after / days) * 100) / 100;
  const label = '${words.label}' + json.supplier + ' ' + json.reference + ' (' + after + '/' + days + ')';
  const entry = (date, account, debit, credit) => lines.push({ date, account, label, debit: comma(debit), credit: comma(credit) });
  entry(closing.toISODate(), '486000', value, 0);
  entry(closing.toISODate(), String(json.account), 0, value);
  entry(opening, String(json.account), value, 0);
  entry(opening, '486000', 0, value);
  count += 1;
  sum += Math.round(value * 100);
}
return [{ json: { lines, count, state: count > 0 ? 'some' : 'none', sum: sum / 100, total: euros(sum / 100), shown: closing.toFormat('dd/MM/yyyy'), odd, said: odd.length > 0 ? '${words.odd}' + odd.join(', ') : '' } }];`

export default defineRecipe({
  category: 'finance',
  level: 'confirmed',
  minutes: 30,
  published: '2026-11-24',
  fr: {
    title: 'Étaler les charges constatées d’avance à la clôture',
    problem:
      'Assurance payée en avril, maintenance en octobre : à la clôture, la comptable refait trente règles de trois, se trompe d’un jour, et oublie de contrepasser l’écriture en janvier.',
    outcome:
      'Vous donnez la date de clôture. Chaque facture à cheval est répartie au jour près ; le fichier CSV porte l’écriture au compte 486 et sa contrepassation du lendemain. Le total arrive par courriel.',
    avoid:
      'Sous un seuil que votre expert-comptable fixe, étaler ne change rien aux comptes. Une facture écrite après la clôture n’est pas étalée. Les produits d’avance et les loyers avec franchise se traitent à part.',
    approval:
      'Le fichier n’est pas importé tout seul. La comptable le relit, l’importe, et tranche le cas des factures nommées comme illisibles.',
    failure:
      'Une période inversée, une date ou un compte manquant met la facture à part, dans le courriel. Airtable ou SharePoint en panne : le courriel dit que rien n’a été déposé.',
  },
  en: {
    title: 'Spread prepaid expenses when the books are closed',
    problem:
      'Insurance paid in April, maintenance in October: at closing the accountant does thirty sums of three, is a day out somewhere, and forgets to reverse the entry in January.',
    outcome:
      'You give the closing date. Each invoice that straddles it is split by the day; the CSV file holds the entry to account 486 and its reversal on the next morning. The total arrives by email.',
    avoid:
      'Below a threshold that your accountant sets, spreading changes nothing. An invoice booked after closing is not spread. Deferred income, and rents with a free period, are another matter.',
    approval:
      'Nothing imports the file by itself. The accountant reads it, imports it, and settles the invoices named as unreadable.',
    failure:
      'A period the wrong way round, a missing date or account sets the invoice apart, in the email. If Airtable or SharePoint is down, the email says that nothing was filed.',
  },
  nodes: {
    closing: {
      use: 'formTrigger',
      name: { fr: 'Date de clôture', en: 'Closing date' },
      why: {
        fr: 'La même mécanique sert au mois, au trimestre et à l’année.',
        en: 'The same works for a month, a quarter and a year.',
      },
      with: form(
        { fr: 'Étaler les charges', en: 'Spread expenses' },
        [field('day', { fr: 'Clôture au', en: 'Closing on' }, { type: 'date' })],
        { authentication: 'basicAuth' },
      ),
    },
    settings: {
      use: 'set',
      name: { fr: 'Base et dossier', en: 'Base and folder' },
      why: {
        fr: 'Où sont les factures à période, où va le fichier.',
        en: 'Where invoices with a period are, where the file goes.',
      },
      with: fields(
        {
          base: { fr: 'identifiant de la base Airtable', en: 'id of the Airtable base' },
          site: { fr: 'identifiant du site SharePoint', en: 'id of the SharePoint site' },
          folder: { fr: 'identifiant du dossier', en: 'id of the folder' },
          accountant: 'compta@imprimerie-jourdan.example',
        },
        { alone: true },
      ),
    },
    bills: {
      use: 'airtable',
      name: { fr: 'Factures à période', en: 'Invoices with a period' },
      why: {
        fr: 'Colonnes supplier, reference, net, booked (date d’écriture), from, to et account.',
        en: 'Columns supplier, reference, net, booked (day of entry), from, to and account.',
      },
      with: {
        resource: 'record',
        operation: 'search',
        base: byId(setting('base')),
        table: byId('bills'),
        filterByFormula:
          "=OR({from} = BLANK(), {to} = BLANK(), {booked} = BLANK(), IS_AFTER({from}, {to}), NOT(IS_BEFORE({to}, '{{ $('closing').first().json.day }}')))",
        returnAll: true,
        options: {},
      },
      onError: 'continue',
      always: true,
      retry: [3, 5],
    },
    spread: {
      use: 'code',
      name: { fr: 'Répartir au jour près', en: 'Split by the day' },
      why: {
        fr: 'Quatre lignes par facture, et chaque date est équilibrée.',
        en: 'Four lines an invoice, and each date balances.',
      },
      with: allItems(
        inBoth(spread, {
          fr: { euros: EUROS.fr, label: 'CCA ', odd: 'À voir à la main : ' },
          en: { euros: EUROS.en, label: 'Prepaid ', odd: 'To be seen by hand: ' },
        }),
      ),
    },
    some: {
      use: 'switch',
      name: { fr: 'Des lignes à écrire ?', en: 'Any lines to write?' },
      why: {
        fr: 'Un fichier vide finirait importé.',
        en: 'An empty file would end up imported.',
      },
      with: cases({
        some: text('={{ $json.state }}', 'equals', 'some'),
        none: text('={{ $json.state }}', 'equals', 'none'),
      }),
    },
    lines: {
      use: 'splitOut',
      name: { fr: 'Une ligne d’écriture à la fois', en: 'One entry line at a time' },
      why: {
        fr: 'Date, compte, libellé, débit, crédit : ce que tout logiciel importe.',
        en: 'Date, account, wording, debit, credit: what any software imports.',
      },
      with: { fieldToSplitOut: 'lines', options: {} },
    },
    file: {
      use: 'convertToFile',
      name: { fr: 'Écrire le fichier', en: 'Write the file' },
      why: {
        fr: 'Le nom porte la date : deux clôtures ne s’écrasent pas.',
        en: 'Its name bears the date, so that closings do not overwrite each other.',
      },
      with: {
        operation: 'csv',
        binaryPropertyName: 'data',
        options: { delimiter: ';', fileName: "=cca-{{ $('closing').first().json.day }}.csv" },
      },
    },
    upload: {
      use: 'sharePoint',
      name: { fr: 'Déposer dans SharePoint', en: 'File in SharePoint' },
      why: {
        fr: 'Avec les autres pièces de la clôture.',
        en: 'With the other papers of the closing.',
      },
      with: {
        resource: 'file',
        operation: 'upload',
        site: byId(setting('site')),
        folder: byId(setting('folder')),
        fileName: "=cca-{{ $('closing').first().json.day }}.csv",
        binaryPropertyName: 'data',
      },
      onError: 'output',
      retry: [2, 5],
    },
    tell: {
      use: 'outlook',
      name: { fr: 'Écrire le total', en: 'Write the total' },
      why: {
        fr: 'Le total se compare à celui de l’an passé.',
        en: 'The total can be held against last year’s.',
      },
      with: outlookSent(
        setting('accountant'),
        {
          fr: "=Charges d’avance au {{ $('spread').first().json.shown }} : {{ $('spread').first().json.total }}",
          en: "=Prepaid on {{ $('spread').first().json.shown }}: {{ $('spread').first().json.total }}",
        },
        {
          fr: "={{ $('spread').first().json.count }} facture(s) étalée(s). {{ $('spread').first().json.said }}",
          en: "={{ $('spread').first().json.count }} invoice(s) spread. {{ $('spread').first().json.said }}",
        },
      ),
    },
    warn: {
      use: 'outlook',
      name: { fr: 'Dire que rien n’est déposé', en: 'Say that nothing was filed' },
      why: {
        fr: 'Une clôture attend ce fichier : son absence doit se savoir.',
        en: 'A closing waits for this file, so its absence must be known.',
      },
      with: outlookSent(
        setting('accountant'),
        {
          fr: "=Charges d’avance au {{ $('closing').first().json.day }} : rien de déposé",
          en: "=Prepaid on {{ $('closing').first().json.day }}: nothing filed",
        },
        '={{ $json.error }}',
      ),
    },
  },
  links: [
    'closing > settings > bills > spread > some.some > lines > file > upload > tell',
    'some.none > tell',
    'some.other > warn',
    'upload.error > warn',
  ],
  examples,
})
