import { allItems, EUROS, inBoth } from '../../fragments/code.ts'
import { all, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './reperer-factures-en-double.examples.ts'

/** Doubles are rarely exact: a nought for an O, a page scanned twice, the reminder booked as a bill. */
const compare = (words: {
  readonly euros: string
  readonly same: string
  readonly number: string
  readonly twin: string
  readonly reminder: string
  readonly silent: string
  readonly colon: string
}) =>
  String.raw`const { body } = $('bill').first().json;
${words.euros}const { close } = $('settings').first().json;
const rows = $input.all().map(({ json }) => json);
const broken = rows.find(({ error }) => error !== undefined);
const key = (text) => String(text ?? '').toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1').replace(/[^A-Z0-9]/g, '');
const name = (text) => String(text ?? '').toUpperCase().normalize('NFD').replace(/[\u0300-\u036f]/g, '').replace(/\b(SARL|SAS|SA|EURL|STE|ETS)\b/g, '').replace(/[^A-Z0-9]/g, '');
const day = (text) => DateTime.fromISO(String(text ?? ''));
const amount = Number(body.amount);
const reasons = broken ? [] : rows.filter((one) => one.id && String(one.id) !== String(body.id)).flatMap((one) => {
  const sameName = name(one.supplier) === name(body.supplier);
  const sameAmount = Math.abs(Number(one.amount) - amount) < 0.005;
  const sameNumber = key(one.number) === key(body.number) && key(body.number).length > 2;
  const apart = Math.abs(day(one.date).diff(day(body.date), 'days').days);
  const said = sameName && sameNumber ? '${words.same}' : sameNumber && sameAmount ? '${words.number}' : sameName && sameAmount && apart <= close ? '${words.twin}' : sameName && sameAmount && key(body.number).startsWith(key(one.number)) && key(one.number).length > 2 ? '${words.reminder}' : '';
  return said ? [{ id: one.id, sure: sameName && sameNumber && sameAmount, line: one.number + ', ' + one.supplier + ', ' + euros(Number(one.amount)) + ', ' + one.date + '${words.colon}' + said }] : [];
});
const verdict = broken ? 'unknown' : reasons.some(({ sure }) => sure) ? 'double' : reasons.length > 0 ? 'doubt' : 'clear';
return [{ json: { verdict, id: body.id, shown: body.number + ', ' + body.supplier + ', ' + euros(amount), reasons: reasons.map(({ line }) => line), because: broken ? '${words.silent}' : reasons.map(({ line }) => line).join(' / ') } }];`

export default defineRecipe({
  category: 'finance',
  level: 'confirmed',
  minutes: 35,
  published: '2026-11-24',
  fr: {
    title: 'Repérer une facture fournisseur saisie deux fois',
    problem:
      'La facture arrive par courriel, puis par courrier, puis comme relance. Le numéro est tapé « F0118 » puis « FO118 », le fournisseur « Éts Brun » puis « Brun SARL » : votre logiciel n’y voit pas un doublon, et l’on paie deux fois.',
    outcome:
      'À chaque saisie, votre logiciel interroge cette adresse et reçoit aussitôt un verdict : claire, douteuse ou double, avec la facture en cause. Le numéro, le montant, le nom et la date sont comparés malgré leurs variantes. Un doute ouvre une carte Trello, une seule.',
    avoid:
      'Deux abonnements du même montant le même mois sont de vrais jumeaux : ils seront douteux à chaque fois. Sans appel depuis votre logiciel, ce flux n’a rien à lire.',
    approval:
      'Le verdict n’interdit rien : la comptable ouvre les deux pièces et décide. Seul un double exact mérite un blocage dans votre logiciel.',
    failure:
      'Base muette : le verdict est « inconnu », jamais « claire », et une carte le rappelle. Un appel sans montant ni numéro est refusé comme tel.',
  },
  en: {
    title: 'Spot a supplier invoice that was entered twice',
    problem:
      'The invoice comes by email, then by post, then as a reminder. Its number is typed “F0118” and then “FO118”, the supplier “Éts Brun” and then “Brun SARL”: your software sees no double there, and you pay twice.',
    outcome:
      'With each entry your software asks this address and gets a verdict at once: clear, doubtful or double, with the invoice in question. Number, amount, name and date are compared despite their variants. A doubt opens one Trello card, and no second.',
    avoid:
      'Two subscriptions of one amount in the same month are true twins and will be doubtful each time. Without a call from your software there is nothing to read.',
    approval:
      'The verdict forbids nothing: the accountant opens both papers and decides. Only an exact double deserves a block in your software.',
    failure:
      'Silent database: the verdict is “unknown”, never “clear”, and a card recalls it. A call without amount or number is refused as such.',
  },
  nodes: {
    bill: {
      use: 'webhook',
      name: { fr: 'Facture saisie', en: 'Invoice entered' },
      why: {
        fr: 'Avant l’enregistrement, quand revenir en arrière ne coûte rien.',
        en: 'Before it is saved, when going back costs nothing.',
      },
      with: {
        httpMethod: 'POST',
        path: { fr: 'facture-saisie', en: 'invoice-entered' },
        authentication: 'headerAuth',
        responseMode: 'responseNode',
        options: {},
      },
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos réglages', en: 'Your settings' },
      why: {
        fr: 'Cinq jours entre deux factures égales : assez pour une pièce numérisée deux fois.',
        en: 'Five days between equal invoices: enough for a paper scanned twice.',
      },
      with: fields(
        {
          close: 5,
          list: { fr: 'identifiant de la liste', en: 'id of the list' },
          amount: '={{ Number($json.body?.amount ?? 0) }}',
          number: "={{ String($json.body?.number ?? '') }}",
        },
        { alone: true },
      ),
    },
    whole: {
      use: 'if',
      name: { fr: 'Appel complet ?', en: 'Is the call complete?' },
      why: {
        fr: 'Un montant absent ressemblerait à zéro, et à d’autres zéros.',
        en: 'A missing amount would look like nought, and like other noughts.',
      },
      with: all(
        text('={{ $json.number }}', 'notEquals', ''),
        text("={{ String(Number($json.amount) || '') }}", 'notEquals', ''),
      ),
    },
    known: {
      use: 'supabase',
      name: { fr: 'Lire treize mois de factures', en: 'Read thirteen months of invoices' },
      why: {
        fr: 'Une facture annuelle payée deux fois se voit un an après.',
        en: 'A yearly invoice paid twice shows a year later.',
      },
      with: {
        resource: 'row',
        operation: 'getAll',
        tableId: 'bills',
        returnAll: true,
        filterType: 'manual',
        matchType: 'allFilters',
        filters: {
          conditions: [
            {
              keyName: 'date',
              condition: 'gte',
              keyValue: '={{ $now.minus({ months: 13 }).toISODate() }}',
            },
          ],
        },
      },
      onError: 'continue',
      always: true,
      retry: [2, 1],
    },
    compare: {
      use: 'code',
      name: { fr: 'Comparer malgré les variantes', en: 'Compare despite variants' },
      why: {
        fr: 'O et zéro, SARL et Éts, une relance au numéro rallongé.',
        en: 'O and nought, SARL and Éts, a reminder with a longer number.',
      },
      with: allItems(
        inBoth(compare, {
          fr: {
            euros: EUROS.fr,
            same: 'même fournisseur, même numéro',
            number: 'même numéro, même montant',
            twin: 'même fournisseur, même montant, même semaine',
            reminder: 'relance probable',
            silent: 'factures connues illisibles',
            colon: ' : ',
          },
          en: {
            euros: EUROS.en,
            same: 'same supplier, same number',
            number: 'same number, same amount',
            twin: 'same supplier, same amount, same week',
            reminder: 'probably a reminder',
            silent: 'known invoices not readable',
            colon: ': ',
          },
        }),
      ),
    },
    answer: {
      use: 'respondToWebhook',
      name: { fr: 'Répondre au logiciel', en: 'Answer the software' },
      why: {
        fr: 'Tout de suite : la personne a encore la pièce en main.',
        en: 'At once: the person still holds the paper.',
      },
      with: {
        respondWith: 'json',
        responseBody: '={{ { verdict: $json.verdict, reasons: $json.reasons } }}',
        options: {},
      },
    },
    doubtful: {
      use: 'filter',
      name: { fr: 'Seulement les doutes', en: 'Doubts alone' },
      why: {
        fr: 'Une facture claire ne laisse pas de trace de plus.',
        en: 'A clear invoice leaves no further trace.',
      },
      with: all(text("={{ $('compare').first().json.verdict }}", 'notEquals', 'clear')),
    },
    once: {
      use: 'removeDuplicates',
      name: { fr: 'Une fois par doute', en: 'Once a doubt' },
      why: {
        fr: 'La même facture, enregistrée trois fois, ne fait pas trois cartes.',
        en: 'One invoice saved three times does not make three cards.',
      },
      with: {
        operation: 'removeItemsSeenInPreviousExecutions',
        logic: 'removeItemsWithAlreadySeenKeyValues',
        dedupeValue:
          "={{ $('compare').first().json.id + ' ' + $('compare').first().json.shown + ' ' + $('compare').first().json.because }}",
        options: { scope: 'node', historySize: 10_000 },
      },
    },
    card: {
      use: 'trello',
      name: { fr: 'Ouvrir une carte', en: 'Open a card' },
      why: {
        fr: 'Si l’avertissement a été ignoré à l’écran, il reste ici.',
        en: 'If the warning was ignored on screen, it stays here.',
      },
      with: {
        resource: 'card',
        operation: 'create',
        listId: setting('list'),
        name: {
          fr: "=Double ? {{ $('compare').first().json.shown }}",
          en: "=Twice? {{ $('compare').first().json.shown }}",
        },
        description: "={{ $('compare').first().json.because }}",
        additionalFields: {},
      },
    },
    refuse: {
      use: 'respondToWebhook',
      name: { fr: 'Refuser l’appel', en: 'Refuse the call' },
      why: {
        fr: 'Un code d’erreur, pour que le réglage fautif se voie.',
        en: 'An error code, so that a faulty setting shows.',
      },
      with: {
        respondWith: 'json',
        responseBody: {
          fr: '={{ { verdict: "refused", reasons: ["numéro ou montant absent"] } }}',
          en: '={{ { verdict: "refused", reasons: ["number or amount missing"] } }}',
        },
        options: { responseCode: 422 },
      },
    },
  },
  links: [
    'bill > settings > whole.yes > known > compare > answer > doubtful > once > card',
    'whole.no > refuse',
  ],
  examples,
})
