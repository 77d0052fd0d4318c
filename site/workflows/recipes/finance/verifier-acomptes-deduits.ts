import { allItems } from '../../fragments/code.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { at } from '../../fragments/schedule.ts'
import { postedInTeams } from '../../fragments/teams.ts'
import { defineRecipe } from '../recipe.ts'
import { COMPARE, HOLD, QUERY, TELL } from './verifier-acomptes-deduits.code.ts'
import { examples } from './verifier-acomptes-deduits.examples.ts'

export default defineRecipe({
  category: 'finance',
  level: 'expert',
  minutes: 50,
  published: '2026-11-28',
  fr: {
    title: 'Vérifier qu’une facture finale déduit bien les acomptes',
    problem:
      'Le client a payé 30 % à la commande. Six mois plus tard, la facture finale part du prix entier ; ou bien elle retire l’acompte TVA comprise de la ligne hors TVA. Le client le voit toujours, parfois le contrôleur d’abord : la TVA de l’acompte y figure deux fois.',
    outcome:
      'À 11 h 30 et 16 h 30, en semaine, chaque facture finale en brouillon est confrontée aux acomptes émis sur sa commande, avoirs et déductions déjà émises retirés : montant hors TVA et TVA, taux par taux, au centime. Celle qui ne tombe pas juste est retenue ; Teams dit l’acompte, l’écart et sa TVA. Corrigée, elle est libérée au passage suivant.',
    avoid:
      'Une commande facturée en plusieurs finales, ou par situations qui reprennent l’acompte par tranches, demande une autre règle. Votre logiciel doit refuser d’envoyer une facture dont held est vrai, sinon la retenue ne retient rien.',
    approval:
      'Aucune ligne n’est corrigée. La personne qui facture reprend le brouillon ; pour passer outre, elle met held à faux et émet avant le passage suivant.',
    failure:
      'Base muette : Teams annonce que rien n’est vérifié. Retenue refusée : la liste arrive quand même, avec la consigne de ne pas envoyer. Teams lui-même en panne arrête l’exécution, visible dans n8n.',
  },
  en: {
    title: 'Check that a final invoice deducts the deposits',
    problem:
      'The customer paid 30% with the order. Six months later the final invoice charges the full price; or it takes the deposit with VAT off the line without VAT. The customer always notices, the tax inspector sometimes first: the deposit’s VAT is there twice.',
    outcome:
      'At 11.30 and 4.30 on weekdays each final invoice in draft is held against deposits issued on its order, credit notes and deductions already issued taken off: net amount and VAT, rate by rate, to the cent. One that does not come out even is held; Teams tells the deposit, the difference and its VAT. Once corrected it is let go on the next pass.',
    avoid:
      'An order billed in several finals, or in stages that take up the deposit bit by bit, needs another rule. Your software must refuse to send an invoice whose held is true, or the hold holds nothing.',
    approval:
      'No line is corrected. Whoever invoices takes the draft up again; to overrule, they set held to false and issue before the next pass.',
    failure:
      'Database silent: Teams announces that nothing was checked. Hold refused: the list arrives all the same, with the advice not to send. If Teams itself is down the run fails, and shows as failed.',
  },
  nodes: {
    times: {
      use: 'scheduleTrigger',
      name: { fr: '11 h 30 et 16 h 30', en: '11.30 am and 4.30 pm' },
      why: {
        fr: 'Une demi-heure avant les envois de midi et du soir.',
        en: 'Half an hour before what leaves at noon and in the evening.',
      },
      with: at('30 11,16 * * 1-5'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre canal', en: 'Your channel' },
      why: {
        fr: 'Celui des gens qui facturent.',
        en: 'That of the people who invoice.',
      },
      with: fields(
        {
          team: { fr: 'identifiant de l’équipe', en: 'id of the team' },
          channel: { fr: 'identifiant du canal', en: 'id of the channel' },
        },
        { alone: true },
      ),
    },
    drafts: {
      use: 'postgres',
      name: { fr: 'Lire brouillons et acomptes', en: 'Read drafts and deposits' },
      why: {
        fr: 'Table invoices : id, number, kind (deposit, final, credit), status (draft, issued), order_ref, customer, held, hold_reason ; invoice_lines : invoice_id, rate, net, vat, deducts (numéro de l’acompte, montants négatifs).',
        en: 'Table invoices: id, number, kind (deposit, final, credit), status (draft, issued), order_ref, customer, held, hold_reason; invoice_lines: invoice_id, rate, net, vat, deducts (the deposit’s number, amounts negative).',
      },
      with: { operation: 'executeQuery', query: QUERY, options: {} },
      onError: 'continue',
      always: true,
      retry: [3, 10],
    },
    compare: {
      use: 'code',
      name: { fr: 'Confronter taux par taux', en: 'Compare rate by rate' },
      why: {
        fr: 'PostgreSQL rend ses montants en texte : on passe aux centimes.',
        en: 'PostgreSQL gives amounts as text, so they become cents.',
      },
      with: allItems(COMPARE),
    },
    state: {
      use: 'switch',
      name: { fr: 'Des finales à traiter ?', en: 'Finals to deal with?' },
      why: {
        fr: 'Sans facture finale en brouillon, silence.',
        en: 'With no final invoice in draft, silence.',
      },
      with: cases({
        some: text('={{ $json.state }}', 'equals', 'some'),
        broken: text('={{ $json.state }}', 'equals', 'broken'),
      }),
    },
    hold: {
      use: 'postgres',
      name: { fr: 'Retenir et libérer', en: 'Hold and let go' },
      why: {
        fr: 'Une facture bloquée pour une autre raison le reste.',
        en: 'An invoice blocked for another reason stays so.',
      },
      with: {
        operation: 'executeQuery',
        query: HOLD,
        options: {
          queryReplacement: "={{ [$json.wrong.join(','), $json.right.join(',')] }}",
        },
      },
      onError: 'continue',
      always: true,
      retry: [2, 5],
    },
    tell: {
      use: 'code',
      name: { fr: 'Écrire le message', en: 'Write the message' },
      why: {
        fr: 'Rien de faux ni de libéré : pas de message.',
        en: 'Nothing wrong and nothing let go: no message.',
      },
      with: allItems(TELL),
    },
    say: {
      use: 'teams',
      name: { fr: 'Dire les écarts', en: 'Tell the differences' },
      why: {
        fr: 'Acompte et montant : la correction prend une minute.',
        en: 'With deposit and amount, correcting takes a minute.',
      },
      with: postedInTeams('={{ $json.text }}'),
      retry: [3, 20],
    },
    warn: {
      use: 'teams',
      name: { fr: 'Dire que rien n’est vérifié', en: 'Say that nothing was checked' },
      why: {
        fr: 'Un contrôle absent ne doit pas passer pour réussi.',
        en: 'A check that is missing must not pass for one that went well.',
      },
      with: postedInTeams('={{ $json.text }}'),
      retry: [3, 20],
    },
  },
  links: [
    'times > settings > drafts > compare > state.some > hold > tell > say',
    'state.broken > warn',
  ],
  examples,
})
