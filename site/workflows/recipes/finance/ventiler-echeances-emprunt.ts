import { allItems } from '../../fragments/code.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { allIn } from '../../fragments/items.ts'
import { mailed } from '../../fragments/mail.ts'
import { byId } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { JUDGE } from './ventiler-echeances-emprunt.code.ts'
import { examples } from './ventiler-echeances-emprunt.examples.ts'

const ADDRESS = { from: setting('accounting'), to: setting('accounting') }

export default defineRecipe({
  category: 'finance',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-28',
  fr: {
    title: 'Contrôler et ventiler chaque échéance d’emprunt prélevée',
    problem:
      'La banque prélève 1 250,40 euros, d’un bloc. Passée entière au capital, l’échéance cache les intérêts jusqu’au bilan ; passée entière en charges, elle efface le bénéfice. Et quand l’assurance augmente, personne ne rouvre le tableau d’amortissement.',
    outcome:
      'Chaque matin de semaine, les échéances dues et non marquées sont cherchées dans le relevé, à six jours près. Au centime juste, l’écriture arrive toute ventilée par courriel : capital, intérêts, assurance, banque. Un autre montant, un prélèvement absent depuis plus de cinq jours ou une ligne illisible sont montrés à part.',
    avoid:
      'À taux variable, la banque change le tableau : recopiez-le d’abord. Les intérêts courus non échus de la clôture et le crédit-bail ne sont pas traités. Assurance prélevée à part : laissez zéro dans sa colonne. Au départ, datez les échéances déjà passées, faute de quoi toutes vous seraient signalées.',
    approval:
      'La comptable saisit l’écriture ; les comptes proposés sont à régler avec votre expert-comptable. Un écart revient chaque matin tant que le tableau n’est pas corrigé, ou l’échéance datée à la main.',
    failure:
      'Grist ou Odoo muet, tableau vide : un courriel le dit, rien n’est ventilé. Une marque refusée est signalée avec le nom de l’échéance, qui reviendrait sinon le lendemain.',
  },
  en: {
    title: 'Check and split each loan instalment the bank takes',
    problem:
      'The bank takes 1,250.40 euros in one piece. Booked wholly as capital, the instalment hides interest until the year’s end; booked wholly as expense, it wipes out the profit. And when the insurance goes up nobody reopens the schedule.',
    outcome:
      'Every weekday morning instalments that are due and unmarked are looked for on the statement, within six days. Right to the cent, the entry comes by email already split: capital, interest, insurance, bank. Another amount, a debit missing for more than five days or an unreadable row is shown apart.',
    avoid:
      'With a variable rate the bank changes the schedule: copy the new one first. Interest accrued at closing and finance leases are not dealt with. Insurance taken separately: leave nought in its column. At the start, date the instalments already booked, or all of them would be reported.',
    approval:
      'The accountant types the entry; agree the accounts suggested with your chartered accountant. A difference comes back every morning until the schedule is corrected or the instalment dated by hand.',
    failure:
      'Grist or Odoo silent, schedule empty: an email says so, nothing is split. A mark that was refused is told with the name of the instalment, which would otherwise return the next day.',
  },
  nodes: {
    morning: {
      use: 'scheduleTrigger',
      name: { fr: 'En semaine, à 7 h', en: 'Weekdays at 7 am' },
      why: {
        fr: 'Un prélèvement du samedi passe le lundi.',
        en: 'A debit due on Saturday is taken on Monday.',
      },
      with: at('0 7 * * 1-5'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos comptes et délais', en: 'Your accounts and delays' },
      why: {
        fr: 'En jours : écart admis, retard toléré, profondeur du relevé lu.',
        en: 'In days: gap allowed, delay tolerated, depth of the statement read.',
      },
      with: fields(
        {
          window: 6,
          late: 5,
          back: 45,
          loan: '164000',
          interest: '661160',
          insurance: '616800',
          bank: '512000',
          doc: { fr: 'identifiant du document Grist', en: 'id of the Grist document' },
          accounting: 'compta@votre-entreprise.example',
        },
        { alone: true },
      ),
    },
    schedule: {
      use: 'grist',
      name: { fr: 'Lire le tableau', en: 'Read the schedule' },
      why: {
        fr: 'Table Schedule : loan, match (un bout du libellé bancaire), due (texte, AAAA-MM-JJ), principal, interest, insurance, booked_on (texte).',
        en: 'Table Schedule: loan, match (a piece of the bank’s label), due (text, YYYY-MM-DD), principal, interest, insurance, booked_on (text).',
      },
      with: {
        operation: 'getAll',
        docId: setting('doc'),
        tableId: 'Schedule',
        returnAll: true,
        additionalOptions: {},
      },
      onError: 'continue',
      always: true,
      retry: [3, 5],
    },
    lines: {
      use: 'odoo',
      name: { fr: 'Lire le relevé', en: 'Read the statement' },
      why: {
        fr: 'Cinquante-deux jours : les échéances lues, plus leur écart.',
        en: 'Fifty-two days: the instalments read, plus their gap.',
      },
      with: {
        resource: 'custom',
        operation: 'getAll',
        customResource: byId('account.bank.statement.line'),
        returnAll: true,
        options: { fieldsList: 'date,payment_ref,amount' },
        filters: {
          filter: [
            {
              fieldName: 'date',
              operator: 'greaterOrEqual',
              value:
                "={{ $now.minus({ days: $('settings').first().json.back + $('settings').first().json.window + 1 }).toISODate() }}",
            },
          ],
        },
      },
      once: true,
      onError: 'continue',
      always: true,
      retry: [3, 10],
    },
    judge: {
      use: 'code',
      name: { fr: 'Confronter et ventiler', en: 'Compare and split' },
      why: {
        fr: 'En centimes entiers ; un prélèvement ne sert qu’à une échéance.',
        en: 'In whole cents; a debit serves one instalment and no more.',
      },
      with: allItems(JUDGE),
    },
    state: {
      use: 'switch',
      name: { fr: 'De quoi écrire ?', en: 'Anything to write?' },
      why: {
        fr: 'Un matin sans échéance n’envoie rien.',
        en: 'A morning without an instalment sends nothing.',
      },
      with: cases({
        some: text('={{ $json.state }}', 'equals', 'some'),
        broken: text('={{ $json.state }}', 'equals', 'broken'),
      }),
    },
    send: {
      use: 'emailSend',
      name: { fr: 'Envoyer les écritures', en: 'Send the entries' },
      why: {
        fr: 'Sans ce courriel, rien n’est marqué.',
        en: 'Without this email nothing is marked.',
      },
      with: mailed(
        ADDRESS,
        {
          fr: '=Emprunts : {{ $json.booked.length }} échéance(s) à passer, {{ $json.odd }} à regarder',
          en: '=Loans: {{ $json.booked.length }} instalment(s) to book, {{ $json.odd }} to look at',
        },
        '={{ $json.text }}',
      ),
      retry: [3, 10],
    },
    mine: {
      use: 'code',
      name: { fr: 'Reprendre les ventilées', en: 'Take those that were split' },
      why: {
        fr: 'Les écarts restent ouverts.',
        en: 'Differences stay open.',
      },
      with: allItems("return $('judge').first().json.booked.map((json) => ({ json }))"),
    },
    mark: {
      use: 'grist',
      name: { fr: 'Marquer l’échéance', en: 'Mark the instalment' },
      why: {
        fr: 'Après l’envoi : demain, elle ne revient pas.',
        en: 'After sending: tomorrow it does not return.',
      },
      with: {
        operation: 'update',
        docId: setting('doc'),
        tableId: 'Schedule',
        rowId: '={{ String($json.id) }}',
        dataToSend: 'defineInNode',
        fieldsToSend: {
          properties: [{ fieldId: 'booked_on', fieldValue: '={{ $now.toISODate() }}' }],
        },
      },
      onError: 'output',
      retry: [3, 5],
    },
    lost: {
      use: 'aggregate',
      name: { fr: 'Marques refusées', en: 'Marks refused' },
      why: { fr: 'Un seul courriel pour toutes.', en: 'One email for all of them.' },
      with: allIn('rows'),
    },
    warn: {
      use: 'emailSend',
      name: { fr: 'Dire la panne', en: 'Tell the failure' },
      why: {
        fr: 'Une échéance passée deux fois coûte plus qu’un courriel.',
        en: 'An instalment booked twice costs more than an email.',
      },
      with: mailed(
        ADDRESS,
        { fr: 'Emprunts : à reprendre à la main', en: 'Loans: to be seen to by hand' },
        {
          fr: "={{ $json.rows ? 'Non marquées dans Grist, elles reviendraient demain : ne les passez qu’une fois, puis datez booked_on vous-même.\\n' + $json.rows.map(one => one.title).join('\\n') : $json.text }}",
          en: "={{ $json.rows ? 'Not marked in Grist, they would come back tomorrow: book them once, then date booked_on yourself.\\n' + $json.rows.map(one => one.title).join('\\n') : $json.text }}",
        },
      ),
      retry: [3, 10],
    },
  },
  links: [
    'morning > settings > schedule > lines > judge > state.some > send > mine > mark',
    'state.broken > warn',
    'mark.error > lost > warn',
  ],
  examples,
  related: ['etaler-charges-avance', 'controler-frais-bancaires'],
})
