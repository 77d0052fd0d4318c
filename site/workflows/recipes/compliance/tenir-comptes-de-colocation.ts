import { allItems, eachItem } from '../../fragments/code.ts'
import { all, cases, isTrue, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { at } from '../../fragments/schedule.ts'
import type { Bilingual } from '../../nodes/fact.ts'
import { defineRecipe, type Params } from '../recipe.ts'
import { READ, SETTLE } from './tenir-comptes-de-colocation.code.ts'
import { examples } from './tenir-comptes-de-colocation.examples.ts'

const written = (words: Bilingual<string>): Params => ({
  resource: 'message',
  operation: 'sendMessage',
  chatId: setting('group'),
  text: words,
  additionalFields: { appendAttribution: false },
})

export default defineRecipe({
  category: 'compliance',
  level: 'confirmed',
  minutes: 35,
  published: '2026-11-28',
  fr: {
    title: 'Tenir les comptes d’une colocation depuis Telegram',
    problem:
      'À trois, l’un paie l’électricité, l’autre les courses, la troisième a acheté le four. Les tickets traînent sur le frigo ; en juin, personne n’est d’accord et quelqu’un a payé deux cents euros de trop.',
    outcome:
      'Écrire « +43,20 courses » dans le groupe suffit : la dépense entre dans Grist, partagée entre tous. « +18 pizza @Léa @Tom » ne compte que pour eux deux, et « +50 remboursement @Tom » est un remboursement. « solde » répond qui doit combien à qui ; le 1er du mois, le groupe le reçoit.',
    avoid:
      'Des parts inégales (une chambre plus grande) demandent une autre règle. Qui emménage ou part change le partage de tous : soldez les comptes et videz la table avant de toucher à la liste.',
    approval:
      'Chacun voit ce que les autres inscrivent et peut contester. Pour corriger, on modifie son message : la ligne suit ; « +0 courses » l’annule. Quand Telegram ne permet plus de modifier, on corrige dans Grist. Les virements restent à faire soi-même.',
    failure:
      'Un montant ou un prénom mal compris, plus de 5 000 € : le groupe lit que rien n’est noté. Grist muet : de même. Un message livré deux fois récrit la même ligne.',
  },
  en: {
    title: 'Keep a shared flat’s accounts from Telegram',
    problem:
      'One of three pays the electricity, another the groceries, the third bought the oven. Receipts pile up on the fridge; by June nobody agrees and somebody has paid two hundred euros too much.',
    outcome:
      'Writing “+43.20 groceries” in the group is enough: the expense goes into Grist, split between all. “+18 pizza @Léa @Tom” counts for those two only, and “+50 paid back @Tom” is a repayment. “balance” answers who owes whom how much; on the 1st of the month the group gets it.',
    avoid:
      'Unequal shares (a larger room) call for another rule. Whoever moves in or out changes everybody’s split: settle up and empty the table before you touch the list.',
    approval:
      'Everybody sees what the others enter and may object. To correct, edit your message and the row follows; “+0 groceries” cancels it. Once Telegram allows no more edits, correct in Grist. The transfers are yours to make.',
    failure:
      'An amount or a name not understood, more than €5,000: the group reads that nothing was noted. Grist silent: likewise. A message delivered twice rewrites the same row.',
  },
  nodes: {
    message: {
      use: 'telegramTrigger',
      name: { fr: 'Message du groupe', en: 'Message in the group' },
      why: {
        fr: 'Coupez « Group Privacy » chez BotFather : laissé actif, il cache « +43,20 courses » au robot.',
        en: 'Turn “Group Privacy” off in BotFather: left on, it hides “+43.20 groceries” from the bot.',
      },
      with: { updates: ['message', 'edited_message'], additionalFields: {} },
    },
    monthly: {
      use: 'scheduleTrigger',
      name: { fr: 'Le 1er du mois', en: 'On the 1st' },
      why: {
        fr: 'Le loyer part ce jour-là.',
        en: 'Rent goes out that day.',
      },
      with: at('0 9 1 * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre colocation', en: 'Your flat' },
      why: {
        fr: 'Qui partage, par numéro Telegram : « people » donne le prénom, « group » la discussion.',
        en: 'Who shares, by Telegram number: “people” gives the name, “group” the chat.',
      },
      with: fields({
        group: -1001,
        people: { as: 'object', value: '{"11": "Léa", "12": "Tom", "13": "Inès"}' },
        doc: { fr: 'identifiant du document Grist', en: 'id of the Grist document' },
      }),
    },
    ours: {
      use: 'filter',
      name: { fr: 'De chez nous ?', en: 'From our flat?' },
      why: {
        fr: 'N’importe qui peut trouver un robot et lui écrire.',
        en: 'Anybody can find a bot and write to it.',
      },
      with: all(
        isTrue(
          '={{ (() => { const m = $json.message ?? $json.edited_message; return !m || (m.chat.id === $json.group && $json.people[String(m.from.id)] !== undefined) })() }}',
        ),
      ),
    },
    read: {
      use: 'code',
      name: { fr: 'Comprendre le message', en: 'Understand the message' },
      why: {
        fr: 'Une règle écrite plutôt qu’un modèle : avec l’argent, on veut savoir pourquoi.',
        en: 'A written rule rather than a model: with money one wants to know why.',
      },
      with: eachItem(READ),
    },
    kind: {
      use: 'switch',
      name: { fr: 'Dépense, solde, confus', en: 'Expense, balance, unclear' },
      why: {
        fr: 'Sans « + » en tête, c’est de la conversation.',
        en: 'Without a leading “+” it is talk.',
      },
      with: cases({
        expense: text('={{ $json.kind }}', 'equals', 'expense'),
        balance: text('={{ $json.kind }}', 'equals', 'balance'),
        unclear: text('={{ $json.kind }}', 'equals', 'unclear'),
      }),
    },
    write: {
      use: 'grist',
      name: { fr: 'Inscrire la dépense', en: 'Enter the expense' },
      why: {
        fr: 'Colonnes key, day, payer, cents, label et shares ; modifier le message corrige sa ligne.',
        en: 'Columns key, day, payer, cents, label and shares; editing the message mends its row.',
      },
      with: {
        operation: 'upsert',
        docId: setting('doc'),
        tableId: 'Expenses',
        upsertCriteria: { properties: [{ fieldId: 'key', fieldValue: '={{ $json.key }}' }] },
        dataToSend: 'defineInNode',
        fieldsToSend: {
          properties: [
            { fieldId: 'day', fieldValue: '={{ $json.day }}' },
            { fieldId: 'payer', fieldValue: '={{ $json.payer }}' },
            { fieldId: 'cents', fieldValue: '={{ $json.cents }}' },
            { fieldId: 'label', fieldValue: '={{ $json.label }}' },
            { fieldId: 'shares', fieldValue: '={{ $json.shares }}' },
          ],
        },
      },
      onError: 'output',
      retry: [3, 3],
    },
    noted: {
      use: 'telegram',
      name: { fr: 'Confirmer', en: 'Confirm' },
      why: {
        fr: 'Le groupe voit comment il a été compris.',
        en: 'The group sees how it was understood.',
      },
      with: written({
        fr: `={{ $('read').item.json.cents === 0 ? 'Annulé.' : 'Noté : ' + $('read').item.json.amount + ', ' + $('read').item.json.label + ', payé par ' + $('read').item.json.payer + ' pour ' + $('read').item.json.shares + '.' }}`,
        en: `={{ $('read').item.json.cents === 0 ? 'Cancelled.' : 'Noted: ' + $('read').item.json.amount + ', ' + $('read').item.json.label + ', paid by ' + $('read').item.json.payer + ' for ' + $('read').item.json.shares + '.' }}`,
      }),
      onError: 'continue',
    },
    rows: {
      use: 'grist',
      name: { fr: 'Relire les dépenses', en: 'Read the expenses' },
      why: {
        fr: 'Toutes, remboursements compris : le solde ne garde pas de report.',
        en: 'All of them, repayments too: nothing is carried over.',
      },
      with: {
        operation: 'getAll',
        docId: setting('doc'),
        tableId: 'Expenses',
        returnAll: true,
        additionalOptions: {},
      },
      always: true,
      onError: 'continue',
      retry: [3, 3],
    },
    settle: {
      use: 'code',
      name: { fr: 'Faire les comptes', en: 'Do the sums' },
      why: {
        fr: 'En centimes : la somme des soldes fait zéro, exactement.',
        en: 'In cents: the balances add up to nil, exactly.',
      },
      with: allItems(SETTLE),
    },
    done: {
      use: 'if',
      name: { fr: 'Table lue ?', en: 'Table read?' },
      why: {
        fr: 'Une table vide est soldée ; une table muette ne l’est pas.',
        en: 'An empty table is settled; a silent one is not.',
      },
      with: all(isTrue('={{ !$json.failed }}')),
    },
    tell: {
      use: 'telegram',
      name: { fr: 'Dire qui doit à qui', en: 'Say who owes whom' },
      why: {
        fr: 'Au plus deux virements à trois.',
        en: 'Two transfers at most between three.',
      },
      with: written({
        fr: `={{ $json.transfers.length === 0 ? 'Tout est soldé.' : $json.transfers.map((one) => one.from + ' doit ' + one.amount + ' à ' + one.to).join('\\n') }}`,
        en: `={{ $json.transfers.length === 0 ? 'All settled.' : $json.transfers.map((one) => one.from + ' owes ' + one.to + ' ' + one.amount).join('\\n') }}`,
      }),
    },
    unclear: {
      use: 'telegram',
      name: { fr: 'Dire que rien n’est noté', en: 'Say that nothing was noted' },
      why: {
        fr: 'Une dépense que l’on croit inscrite est la pire.',
        en: 'An expense one believes to be noted is the worst.',
      },
      with: written({
        fr: '=Rien n’est noté ni changé : « {{ $json.text }} ». Écrivez par exemple « +43,20 courses », avec les prénoms {{ Object.values($(\'settings\').first().json.people).map((name) => "@" + name).join(", ") }}.',
        en: '=Nothing was noted or changed: “{{ $json.text }}”. Write “+43.20 groceries”, say, with the names {{ Object.values($(\'settings\').first().json.people).map((name) => "@" + name).join(", ") }}.',
      }),
    },
    silent: {
      use: 'telegram',
      name: { fr: 'Grist ne répond pas', en: 'Grist does not answer' },
      why: {
        fr: 'Le message est à renvoyer plus tard.',
        en: 'The message has to be sent again later.',
      },
      with: written({
        fr: 'La table ne répond pas : rien n’est noté ni calculé. Modifiez ou renvoyez votre message plus tard.',
        en: 'The table does not answer: nothing was noted or computed. Edit or resend your message later.',
      }),
    },
  },
  links: [
    'message > settings > ours > read > kind.expense > write > noted',
    'monthly > settings',
    'kind.balance > rows > settle > done.yes > tell',
    'kind.unclear > unclear',
    'write.error > silent',
    'done.no > silent',
  ],
  examples,
})
