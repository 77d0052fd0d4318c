import { answeredWithin } from '../../fragments/patience.ts'
import { allItems, EUROS, inBoth } from '../../fragments/code.ts'
import { all, cases, isTrue, text } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { byId } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './preparer-fichier-virements.examples.ts'

/** Amounts are added in cents. What fails one check is left out, and said. */
const sort = (words: {
  readonly euros: string
  readonly colon: string
  readonly first: string
  readonly out: string
  readonly why: string
}) => `${words.euros}const settings = $('settings').first().json;
const rows = $input.all().map(({ json }) => json).filter(({ id }) => id !== undefined);
const clean = iban => String(iban ?? '').toUpperCase().replace(/[^A-Z0-9]/g, '');
const sound = iban => {
  const turned = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, letter => String(letter.charCodeAt(0) - 55));
  let rest = 0;
  for (const digit of turned) rest = (rest * 10 + Number(digit)) % 97;
  return iban.length >= 15 && rest === 1;
};
const bill = row => String(row.supplier).toLowerCase() + '|' + String(row.invoice).toLowerCase().replace(/\\W/g, '');
const seen = new Set(rows.filter(({ status }) => status === 'sent').map(bill));
// By supplier, the account that was paid last.
const paid = new Map(rows.filter(({ status }) => status === 'sent').sort((one, other) => one.id - other.id).map(row => [String(row.supplier).toLowerCase(), clean(row.iban)]));
const pay = [];
const left = [];
for (const row of rows.filter(({ status, due }) => status === 'approved' && due <= $now.plus({ days: settings.ahead }).toISODate())) {
  const iban = clean(row.iban);
  const known = paid.get(String(row.supplier).toLowerCase());
  const cents = Math.round(Number(row.amount) * 100);
  const why = !sound(iban) ? 'iban' : known !== undefined && known !== iban ? 'moved' : seen.has(bill(row)) ? 'twice' : !(cents > 0) ? 'amount' : cents > settings.ceiling * 100 ? 'ceiling' : '';
  seen.add(bill(row));
  (why ? left : pay).push({ id: row.id, supplier: row.supplier, invoice: row.invoice, iban, cents, why, first: known === undefined });
}
const total = pay.reduce((sum, { cents }) => sum + cents, 0);
const reasons = ${words.why};
const shown = [...pay.map(one => one.supplier + ', ' + one.invoice + '${words.colon}' + euros(one.cents / 100) + (one.first ? '${words.first}' : '')), ...(left.length ? ['${words.out}', ...left.map(one => one.supplier + ', ' + one.invoice + '${words.colon}' + reasons[one.why])] : [])].join('\\n');
return [{ json: { shown, sum: euros(total / 100), state: pay.length ? 'pay' : left.length ? 'held' : 'none', pay, left, total: (total / 100).toFixed(2) } }];`

/** pain.001.001.09, in the letters that SEPA allows. */
const WRITE = `const settings = $('settings').first().json;
const { pay, total } = $('sort').first().json;
const plain = text => String(text).normalize('NFD').replace(/[\\u0300-\\u036f]/g, '').replace(/[^A-Za-z0-9 /?:().,'+-]/g, ' ').trim().slice(0, 70);
const tag = (name, ...inside) => '<' + name + '>' + inside.join('') + '</' + name.split(' ')[0] + '>';
const account = iban => tag('Id', tag('IBAN', iban));
let on = $now.plus({ days: 1 });
while (on.weekday > 5) on = on.plus({ days: 1 });
const batch = 'VIR' + $now.toFormat('yyyyMMddHHmm');
const sums = tag('NbOfTxs', pay.length) + tag('CtrlSum', total);
const transfers = pay.map(one => tag('CdtTrfTxInf', tag('PmtId', tag('EndToEndId', plain(one.invoice).slice(0, 35))), tag('Amt', tag('InstdAmt Ccy="EUR"', (one.cents / 100).toFixed(2))), tag('Cdtr', tag('Nm', plain(one.supplier))), tag('CdtrAcct', account(one.iban)), tag('RmtInf', tag('Ustrd', plain(one.invoice)))));
const head = tag('GrpHdr', tag('MsgId', batch), tag('CreDtTm', $now.toFormat("yyyy-MM-dd'T'HH:mm:ss")), sums, tag('InitgPty', tag('Nm', plain(settings.company))));
const body = tag('PmtInf', tag('PmtInfId', batch), tag('PmtMtd', 'TRF'), sums, tag('PmtTpInf', tag('SvcLvl', tag('Cd', 'SEPA'))), tag('ReqdExctnDt', tag('Dt', on.toISODate())), tag('Dbtr', tag('Nm', plain(settings.company))), tag('DbtrAcct', account(settings.iban)), tag('DbtrAgt', tag('FinInstnId', tag('BICFI', settings.bic))), tag('ChrgBr', 'SLEV'), ...transfers);
return [{ json: { name: batch + '.xml', xml: '<?xml version="1.0" encoding="UTF-8"?>' + tag('Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"', tag('CstmrCdtTrfInitn', head, body)) } }];`

const mail = {
  fromEmail: "={{ $('settings').first().json.from }}",
  toEmail: "={{ $('settings').first().json.accountant }}",
} as const

export default defineRecipe({
  category: 'finance',
  level: 'expert',
  minutes: 60,
  published: '2026-11-24',
  fr: {
    title: 'Préparer le fichier de virements de la semaine, contrôlé',
    problem:
      'Chaque jeudi, vingt virements sont ressaisis dans le site de la banque. Une facture passe deux fois, un IBAN a changé depuis mars, et celui qui signe ne voit qu’un total.',
    outcome:
      'Les factures bonnes à payer sont contrôlées une à une : clé de l’IBAN, compte payé la dernière fois, doublon, plafond. Le signataire lit la liste, les premiers paiements et ce qui est écarté ; après son oui, un fichier pain.001 attend dans SharePoint.',
    avoid:
      'Faites d’abord accepter un fichier d’essai par votre banque. Hors euros ou hors zone SEPA, ce format ne vaut rien. Sous dix virements par mois, saisissez.',
    approval:
      'Rien n’est payé par le flux : le fichier est déposé à la banque, et signé là-bas, par une personne. Le signataire doit être une autre que celle qui valide les factures.',
    failure:
      'Base illisible ou dépôt refusé : un courriel dit qu’aucun fichier n’est à payer. Si le marquage échoue, il nomme les factures à marquer, faute de quoi elles reviendraient jeudi.',
  },
  en: {
    title: 'Prepare the week’s file of bank transfers, checked',
    problem:
      'Every Thursday twenty transfers are typed into the bank’s site. One invoice goes out twice, an IBAN has changed since March, and whoever signs sees a total and nothing else.',
    outcome:
      'Invoices cleared for payment are checked one by one: IBAN digits, account paid last time, duplicates, ceiling. The signatory reads the list, first payments and what was left out; after their yes a pain.001 file is waiting in SharePoint.',
    avoid:
      'Have your bank accept a trial file first. Outside the euro or the SEPA area this format is worthless. Below ten transfers a month, type them.',
    approval:
      'The flow pays nothing: a person uploads the file to the bank and signs it there. Let the signatory be somebody other than whoever clears the invoices.',
    failure:
      'Database unreadable or upload refused: an email says that there is no file to pay. Should marking fail, it names the invoices to be marked, which would otherwise return on Thursday.',
  },
  nodes: {
    thursday: {
      use: 'scheduleTrigger',
      name: { fr: 'Jeudi à neuf heures', en: 'Thursday at nine' },
      why: {
        fr: 'Accepté et signé le jour même, exécuté vendredi, sans urgence.',
        en: 'Accepted and signed the same day, executed on Friday, with no rush.',
      },
      with: at('0 9 * * 4'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre compte', en: 'Your account' },
      why: {
        fr: 'Un plafond juste au-dessus de votre plus grosse facture ordinaire : au-delà, on vire à la main.',
        en: 'A ceiling just above your largest ordinary invoice: beyond it, transfer by hand.',
      },
      with: fields(
        {
          company: 'Menuiserie Tregan SARL',
          iban: 'FR7600000000000000000000000',
          bic: 'AAAAFRPPXXX',
          ceiling: 20000,
          ahead: 7,
          site: { fr: 'identifiant du site', en: 'id of the site' },
          folder: { fr: 'identifiant du dossier', en: 'id of the folder' },
          from: 'automate@tregan.example',
          accountant: 'compta@tregan.example',
          signatory: 'gerance@tregan.example',
        },
        { alone: true },
      ),
    },
    bills: {
      use: 'supabase',
      name: { fr: 'Factures d’achat', en: 'Supplier invoices' },
      why: {
        fr: 'Validées, et celles déjà envoyées : sans elles, un doublon ne se voit pas.',
        en: 'Cleared ones and those already sent: without these no duplicate shows.',
      },
      with: {
        resource: 'row',
        operation: 'getAll',
        tableId: 'bills',
        returnAll: true,
        filterType: 'string',
        filterString: 'status=in.(approved,sent)',
      },
      onError: 'output',
      retry: [3, 10],
    },
    sort: {
      use: 'code',
      name: { fr: 'Contrôler chaque ligne', en: 'Check every line' },
      why: {
        fr: 'Cinq contrôles qui ne se fatiguent pas à la vingtième ligne.',
        en: 'Five checks that do not tire by the twentieth line.',
      },
      with: allItems(
        inBoth(sort, {
          fr: {
            euros: EUROS.fr,
            colon: ' : ',
            first: ' (premier paiement)',
            out: 'Écartés :',
            why: "({ iban: 'IBAN faux', moved: 'IBAN changé depuis le dernier paiement', twice: 'facture déjà payée', amount: 'montant nul', ceiling: 'au-dessus du plafond' })",
          },
          en: {
            euros: EUROS.en,
            colon: ': ',
            first: ' (first payment)',
            out: 'Left out:',
            why: "({ iban: 'wrong IBAN', moved: 'IBAN changed since the last payment', twice: 'invoice already paid', amount: 'no amount', ceiling: 'above the ceiling' })",
          },
        }),
      ),
    },
    state: {
      use: 'switch',
      name: { fr: 'À payer, bloqué, rien', en: 'To pay, held, nothing' },
      why: {
        fr: 'Un jeudi où tout est bloqué doit se savoir.',
        en: 'A Thursday on which everything is held has to be known.',
      },
      with: cases({
        pay: text('={{ $json.state }}', 'equals', 'pay'),
        held: text('={{ $json.state }}', 'equals', 'held'),
      }),
    },
    ask: {
      use: 'gmail',
      name: { fr: 'Faire accepter la liste', en: 'Have the list accepted' },
      why: {
        fr: 'Le nom, la facture, la somme : ce que le total ne dit pas.',
        en: 'Name, invoice, sum: what a total does not tell.',
      },
      with: {
        resource: 'message',
        operation: 'sendAndWait',
        sendTo: "={{ $('settings').first().json.signatory }}",
        subject: {
          fr: '=Virements : {{ $json.pay.length }} pour {{ $json.sum }}, {{ $json.left.length }} écarté(s)',
          en: '=Transfers: {{ $json.pay.length }} for {{ $json.sum }}, {{ $json.left.length }} left out',
        },
        message: '={{ $json.shown }}',
        responseType: 'approval',
        approvalOptions: { values: { approvalType: 'double' } },
        options: answeredWithin(2, 'days'),
      },
    },
    agreed: {
      use: 'if',
      name: { fr: 'Accepté ?', en: 'Accepted?' },
      why: {
        fr: 'Un silence de deux jours ne fabrique aucun fichier.',
        en: 'Two days of silence make no file.',
      },
      with: all(isTrue('={{ $json.data?.approved === true }}')),
    },
    write: {
      use: 'code',
      name: { fr: 'Écrire le pain.001', en: 'Write the pain.001' },
      why: {
        fr: 'Le format que lisent les banques : plus aucun chiffre n’est ressaisi.',
        en: 'The format that banks read: no figure is typed again.',
      },
      with: allItems(WRITE),
    },
    file: {
      use: 'convertToFile',
      name: { fr: 'En faire un fichier', en: 'Make it a file' },
      why: {
        fr: 'Le nom porte l’heure : deux fichiers ne se confondent pas.',
        en: 'Its name bears the hour, so two files are never confused.',
      },
      with: {
        operation: 'toText',
        sourceProperty: 'xml',
        options: { fileName: '={{ $json.name }}' },
      },
    },
    put: {
      use: 'sharePoint',
      name: { fr: 'Déposer le fichier', en: 'Put it in place' },
      why: {
        fr: 'Dans un dossier que seuls le comptable et le signataire ouvrent.',
        en: 'In a folder that only the accountant and the signatory can open.',
      },
      with: {
        resource: 'file',
        operation: 'upload',
        site: byId("={{ $('settings').first().json.site }}"),
        folder: byId("={{ $('settings').first().json.folder }}"),
        fileName: "={{ $('write').first().json.name }}",
        binaryPropertyName: 'data',
      },
      onError: 'output',
    },
    rows: {
      use: 'code',
      name: { fr: 'Reprendre les factures', en: 'Take up the invoices' },
      why: {
        fr: 'Celles du fichier, et elles seules.',
        en: 'Those in the file, and no others.',
      },
      with: allItems("return $('sort').first().json.pay.map(json => ({ json }));"),
    },
    mark: {
      use: 'supabase',
      name: { fr: 'Marquer « envoyée »', en: 'Mark as sent' },
      why: {
        fr: 'Son IBAN devient celui auquel le prochain sera comparé.',
        en: 'Its IBAN becomes the one that the next is compared with.',
      },
      with: {
        resource: 'row',
        operation: 'update',
        tableId: 'bills',
        filterType: 'manual',
        matchType: 'allFilters',
        filters: { conditions: [{ keyName: 'id', condition: 'eq', keyValue: '={{ $json.id }}' }] },
        dataToSend: 'defineBelow',
        fieldsUi: {
          fieldValues: [
            { fieldId: 'status', fieldValue: 'sent' },
            { fieldId: 'batch', fieldValue: "={{ $('write').first().json.name }}" },
          ],
        },
      },
      onError: 'output',
      retry: [3, 5],
    },
    tell: {
      use: 'emailSend',
      name: { fr: 'Dire ce qui bloque', en: 'Say what is in the way' },
      why: {
        fr: 'Le comptable sait s’il y a un fichier, et ce qu’il lui reste à faire.',
        en: 'The accountant knows whether there is a file, and what is left to do.',
      },
      with: {
        ...mail,
        subject: { fr: 'Virements : à reprendre', en: 'Transfers: needs attention' },
        emailFormat: 'text',
        text: {
          fr: `={{ $json.state === 'held' ? 'Aucun fichier. ' + $json.shown : $json.supplier ? 'Fichier déposé, mais à marquer « sent » à la main : ' + $json.supplier + ', ' + $json.invoice : $json.error ? 'Aucun fichier à payer : ' + ($json.error.message ?? $json.error) : 'Aucun fichier à payer : liste non acceptée.' }}`,
          en: `={{ $json.state === 'held' ? 'No file. ' + $json.shown : $json.supplier ? 'File in place, but mark as “sent” by hand: ' + $json.supplier + ', ' + $json.invoice : $json.error ? 'No file to pay: ' + ($json.error.message ?? $json.error) : 'No file to pay: the list was not accepted.' }}`,
        },
        options: { appendAttribution: false },
      },
    },
  },
  links: [
    'thursday > settings > bills > sort > state.pay > ask > agreed.yes > write > file > put > rows > mark',
    'state.held > tell',
    'agreed.no > tell',
    'bills.error > tell',
    'put.error > tell',
    'mark.error > tell',
  ],
  examples,
})
