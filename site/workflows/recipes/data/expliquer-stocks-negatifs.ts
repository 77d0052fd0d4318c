import { allItems } from '../../fragments/code.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import { at } from '../../fragments/schedule.ts'
import { posted } from '../../fragments/slack.ts'
import { defineRecipe, type Params } from '../recipe.ts'
import { EXPLAIN } from './expliquer-stocks-negatifs.code.ts'
import { examples } from './expliquer-stocks-negatifs.examples.ts'

const query = (sql: string): Params => ({ operation: 'executeQuery', query: sql, options: {} })
const NEGATIVE = 'SELECT reference FROM stock_levels WHERE quantity < 0'
const SUBJECT = {
  fr: "{{ $json.state === 'found' ? 'Stocks négatifs ce matin : ' + $json.count + '\\n' : '' }}{{ $json.text }}",
  en: "{{ $json.state === 'found' ? 'Negative stocks this morning: ' + $json.count + '\\n' : '' }}{{ $json.text }}",
}

export default defineRecipe({
  category: 'data',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-28',
  fr: {
    title: 'Expliquer chaque stock négatif par son mouvement fautif',
    problem:
      'Le logiciel affiche « −36 » pour un article que tout le monde voit en rayon. On remet à zéro à l’inventaire, l’erreur est effacée avec sa cause, et les réapprovisionnements se calculent sur des chiffres faux le reste de l’année.',
    outcome:
      'Chaque matin ouvré, un message Slack liste les emplacements passés sous zéro, du plus grand manque au plus petit. On y lit le mouvement qui a fait basculer le solde, son jour et sa pièce. Vient ensuite la première cause qui convient : sortie en double, réception non saisie, quantité cinq fois plus forte que d’ordinaire, autre emplacement qui a de quoi. Sinon : à compter.',
    avoid:
      'Si votre logiciel refuse toute sortie sans stock, il n’y a rien à lister. Et là où l’on expédie exprès avant de saisir l’entrée, ne lancez ce relevé que le soir.',
    approval:
      'Aucun mouvement n’est créé ni annulé. La cause est une piste : le magasinier vérifie la pièce, compte si besoin, et corrige lui-même. Tant qu’il ne l’a pas fait, la ligne revient.',
    failure:
      'Une requête échoue : Slack le dit, sans liste partielle. Slack refuse : le même texte part par courriel. Un matin sans message veut dire qu’aucun solde n’est négatif.',
  },
  en: {
    title: 'Explain each negative stock by the move that caused it',
    problem:
      'The software shows “−36” for an item that all can see on the shelf. At stocktaking it is set to nought, which wipes out the error and its cause alike, and replenishment is worked out on wrong figures for the rest of the year.',
    outcome:
      'Each working morning a Slack message lists places below zero, largest shortage first. It names the move that tipped the balance, its day and its document. Then comes the first cause that fits: an issue entered twice, a receipt not entered, a quantity five times the usual, another place that holds enough. Failing that: to be counted.',
    avoid:
      'Software that refuses any issue without stock leaves nothing to list. Where you ship on purpose before entering the receipt, run this in the evening only.',
    approval:
      'No move is created or cancelled. The cause is a lead: the storekeeper checks the document, counts where needed, then corrects. Until that is done, the line comes back.',
    failure:
      'If a query fails, Slack says so and no partial list is shown. If Slack refuses, the same text leaves by email. A morning without a message means that no balance is negative.',
  },
  nodes: {
    morning: {
      use: 'scheduleTrigger',
      name: { fr: 'Du lundi au vendredi, 6 h 30', en: 'Monday to Friday, 6:30' },
      why: {
        fr: 'Les pièces de la veille sont encore sur le bureau. Une seconde exécution redit la liste.',
        en: 'Yesterday’s documents still lie on the desk. A second run says the list again.',
      },
      with: at('30 6 * * 1-5'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Adresse du magasin', en: 'Address of the stores' },
      why: { fr: 'Pour le jour où Slack ne répond pas.', en: 'For the day when Slack is down.' },
      with: fields({ stores: 'magasin@votre-entreprise.example' }),
    },
    stocks: {
      use: 'mySql',
      name: { fr: 'Soldes des articles touchés', en: 'Balances of these items' },
      why: {
        fr: 'Vue stock_levels à créer : reference, label, place, quantity, en unité de stock. Tous les emplacements d’un article en défaut.',
        en: 'View stock_levels to create: reference, label, place, quantity, in stock units. All places of an item at fault.',
      },
      with: query(
        `SELECT reference, label, place, quantity FROM stock_levels WHERE reference IN (${NEGATIVE})`,
      ),
      onError: 'continue',
      always: true,
      retry: [3, 20],
    },
    moves: {
      use: 'mySql',
      name: { fr: 'Leurs mouvements, 60 jours', en: 'Their moves, 60 days' },
      why: {
        fr: 'Vue stock_moves : id, reference, place, quantity (négative en sortie), document, moved_at.',
        en: 'View stock_moves: id, reference, place, quantity (negative for issues), document, moved_at.',
      },
      with: query(
        `SELECT id, reference, place, quantity, document, DATE_FORMAT(moved_at, '%Y-%m-%d %H:%i:%s') AS moved_at FROM stock_moves WHERE moved_at >= CURDATE() - INTERVAL 60 DAY AND reference IN (${NEGATIVE})`,
      ),
      once: true,
      onError: 'continue',
      always: true,
      retry: [3, 20],
    },
    awaited: {
      use: 'mySql',
      name: { fr: 'Réceptions attendues', en: 'Receipts awaited' },
      why: {
        fr: 'Vue receipts_awaited : ce qui aurait dû entrer jusqu’à hier soir.',
        en: 'View receipts_awaited: what should have come in by last night.',
      },
      with: query(
        `SELECT reference, place, quantity, document, DATE_FORMAT(due_on, '%Y-%m-%d') AS due_on FROM receipts_awaited WHERE due_on < CURDATE() AND reference IN (${NEGATIVE}) ORDER BY due_on`,
      ),
      once: true,
      onError: 'continue',
      always: true,
      retry: [3, 20],
    },
    explain: {
      use: 'code',
      name: { fr: 'Remonter au mouvement', en: 'Trace back to the move' },
      why: {
        fr: 'Du solde d’aujourd’hui en arrière, jusqu’au passage sous zéro.',
        en: 'Backwards from today’s balance to where it crossed zero.',
      },
      with: allItems(EXPLAIN),
    },
    tell: {
      use: 'slack',
      name: { fr: 'Dire au magasin', en: 'Tell the stores' },
      why: {
        fr: 'Vingt lignes au plus ; le reste est compté.',
        en: 'Twenty lines at most; the rest is counted.',
      },
      with: posted(
        { fr: '#magasin', en: '#stores' },
        { fr: `=${SUBJECT.fr}`, en: `=${SUBJECT.en}` },
      ),
      onError: 'output',
      retry: [3, 10],
    },
    mail: {
      use: 'emailSend',
      name: { fr: 'Écrire à défaut de Slack', en: 'Write where Slack fails' },
      why: {
        fr: 'La même liste, à la même heure.',
        en: 'The same list, at the same hour.',
      },
      with: mailed(
        { from: setting('stores'), to: setting('stores') },
        { fr: 'Stocks négatifs du matin', en: 'Negative stocks this morning' },
        "={{ $('explain').first().json.text }}",
      ),
    },
  },
  links: ['morning > settings > stocks > moves > awaited > explain > tell', 'tell.error > mail'],
  examples,
})
