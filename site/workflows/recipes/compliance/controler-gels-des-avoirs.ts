import { allItems, eachItem, inBoth } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { all, cases, isTrue } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { field, form, page } from '../../fragments/forms.ts'
import { outlookSent } from '../../fragments/mail.ts'
import { byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { postedInTeams } from '../../fragments/teams.ts'
import { defineRecipe } from '../recipe.ts'
import { CLEAR, match } from './controler-gels-des-avoirs.code.ts'
import { examples } from './controler-gels-des-avoirs.examples.ts'

const ASIDE = byName('gels_ecartes')

export default defineRecipe({
  category: 'compliance',
  level: 'confirmed',
  minutes: 45,
  published: '2026-11-28',
  fr: {
    title: 'Confronter vos clients et fournisseurs aux gels des avoirs',
    problem:
      'Le dirigeant d’un distributeur connu entre au registre national des gels ; le virement suivant part quand même. Le gel s’impose à toute entreprise, pas aux seules banques, et personne n’ouvre le registre.',
    outcome:
      'Du lundi au vendredi à 7 h, le registre publié par la direction générale du Trésor est comparé à vos tiers : noms et alias, sans accents ni formes juridiques, dans n’importe quel ordre, à une lettre près. Chaque ressemblance arrive par courriel avec son code, tous les jours, tant qu’elle n’est pas écartée. Une table garde la preuve de chaque contrôle.',
    avoid:
      'Un nom transcrit tout autrement échappe, et l’actionnaire caché aussi. Si la loi vous impose un dispositif complet (banque, assurance, jeux), prenez un outil prévu pour cela. Le registre français ne contient pas les listes américaines.',
    approval:
      'Une ressemblance ne bloque rien. Une personne compare date de naissance, pays, numéro ; en cas de doute, on suspend et on demande conseil. Un homonyme s’écarte par formulaire, motif écrit, pour un an.',
    failure:
      'Registre ou base illisibles, ou vides : Teams dit qu’aucun contrôle n’a eu lieu. Courriel refusé : le nombre de ressemblances va dans Teams. Table des homonymes muette : ils reviennent tous, et le message le dit. Preuve non gardée : le courriel ou Teams le dit.',
  },
  en: {
    title: 'Hold customers and suppliers against French asset freezes',
    problem:
      'The head of a distributor you know enters the national register of asset freezes; the next transfer leaves all the same. A freeze binds every company, not banks alone, and nobody opens the register.',
    outcome:
      'Monday to Friday at 7 am the register that the French Treasury publishes is compared with your third parties: names and aliases, without accents or legal forms, in any order, one letter apart. Each likeness arrives by email with its code, every day until it is set aside. A table keeps the proof of each check.',
    avoid:
      'A name transcribed quite differently escapes, and so does a hidden shareholder. If the law asks a full system of you (bank, insurance, gambling), take a tool made for it. The French register does not hold American lists.',
    approval:
      'A likeness blocks nothing. A person compares birth date, country, number; in doubt one suspends and asks for advice. A namesake is set aside by a form, with a written reason, for one year.',
    failure:
      'Register or database unreadable, or empty: Teams says that no check took place. Email refused: the number of likenesses goes to Teams. Table of namesakes silent: all of them come back, and the message says so. Proof not kept: email or Teams says so.',
  },
  nodes: {
    morning: {
      use: 'scheduleTrigger',
      name: { fr: 'Du lundi au vendredi, 7 h', en: 'Monday to Friday, 7 am' },
      why: { fr: 'Avant les paiements du jour.', en: 'Before the day’s payments.' },
      with: at('0 7 * * 1-5'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos destinataires', en: 'Your readers' },
      why: {
        fr: 'Peu nombreux, par discrétion.',
        en: 'Few, out of discretion.',
      },
      with: fields(
        {
          to: 'conformite@votre-entreprise.example',
          link: 'https://n8n.votre-entreprise.example/form/namesake',
          team: { fr: 'identifiant de l’équipe', en: 'id of the team' },
          channel: { fr: 'identifiant du canal', en: 'id of the channel' },
        },
        { alone: true },
      ),
    },
    registry: {
      use: 'httpRequest',
      name: { fr: 'Lire le registre', en: 'Read the register' },
      why: {
        fr: 'Dix mégaoctets, sans compte : n’enregistrez pas les exécutions réussies.',
        en: 'Ten megabytes, no account: do not save successful runs.',
      },
      with: {
        url: 'https://gels-avoirs.dgtresor.gouv.fr/ApiPublic/api/v1/publication/derniere-publication-fichier-json',
        options: { timeout: 120_000, response: { response: { responseFormat: 'json' } } },
      },
      onError: 'output',
      retry: [3, 30],
    },
    parties: {
      use: 'postgres',
      name: { fr: 'Lire vos tiers', en: 'Read third parties' },
      why: {
        fr: 'Clients, fournisseurs et leurs dirigeants connus. Vue parties : id (un nombre), name, birth_year.',
        en: 'Customers, suppliers and heads you know of. View parties: id (a number), name, birth_year.',
      },
      with: {
        operation: 'executeQuery',
        query: 'SELECT id, name, birth_year FROM parties ORDER BY id',
        options: {},
      },
      // A query that finds no row would end the run without a word.
      onError: 'continue',
      always: true,
      retry: [2, 20],
    },
    cleared: {
      use: 'dataTable',
      name: { fr: 'Homonymes écartés', en: 'Namesakes set aside' },
      why: {
        fr: 'Colonnes en texte : code, reason, who, until.',
        en: 'Text columns: code, reason, who, until.',
      },
      with: { resource: 'row', operation: 'get', dataTableId: ASIDE, returnAll: true },
      once: true,
      onError: 'continue',
      always: true,
    },
    match: {
      use: 'code',
      name: { fr: 'Comparer les noms', en: 'Compare the names' },
      why: {
        fr: 'Un mot exact au moins, et tous ceux du nom le plus court.',
        en: 'One exact word at least, and all words of the shorter name.',
      },
      with: allItems(
        inBoth(match, {
          fr: {
            born: ', naissance ',
            unread: 'Les homonymes déjà écartés ne se lisent pas : ils sont tous dans cette liste.',
            more: '… et d’autres : ',
          },
          en: {
            born: ', birth ',
            unread: 'Namesakes set aside before cannot be read: all of them are in this list.',
            more: '… and others: ',
          },
        }),
      ),
    },
    prove: {
      use: 'dataTable',
      name: { fr: 'Garder la preuve', en: 'Keep the proof' },
      why: {
        fr: 'Table gels_controles : day, published, parties, entries, hits. Des nombres, aucun nom.',
        en: 'Table gels_controles: day, published, parties, entries, hits. Numbers, no names.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: byName('gels_controles'),
        columns: columns({
          day: '={{ $json.day }}',
          published: '={{ $json.published }}',
          parties: '={{ String($json.parties) }}',
          entries: '={{ String($json.entries) }}',
          hits: '={{ String($json.hits) }}',
        }),
        options: {},
      },
      onError: 'continue',
    },
    state: {
      use: 'switch',
      name: { fr: 'Ressemblance ?', en: 'Any likeness?' },
      why: { fr: 'Un registre vide est une panne.', en: 'An empty register is a fault.' },
      with: cases({
        empty: isTrue("={{ !$('match').first().json.read }}"),
        found: isTrue("={{ $('match').first().json.hits > 0 }}"),
        unproved: isTrue('={{ $json.error !== undefined }}'),
      }),
    },
    write: {
      use: 'outlook',
      name: { fr: 'Envoyer à la conformité', en: 'Send to compliance' },
      why: { fr: 'Avec le code qui sert à écarter.', en: 'With the code to set it aside by.' },
      with: outlookSent(
        setting('to'),
        {
          fr: "=Registre des gels : {{ $('match').first().json.hits }} ressemblance(s) à examiner",
          en: "=Register of freezes: {{ $('match').first().json.hits }} likeness(es) to examine",
        },
        {
          fr: "={{ $('match').first().json.text }}\n\nRegistre du {{ $('match').first().json.published }}. Tant que ce n’est pas tranché, ni paiement ni livraison. Homonyme : {{ $('settings').first().json.link }}{{ $json.error ? '\\n\\nLa table des preuves n’a pas noté ce contrôle.' : '' }}",
          en: "={{ $('match').first().json.text }}\n\nRegister of {{ $('match').first().json.published }}. Until it is settled, neither payment nor delivery. Namesake: {{ $('settings').first().json.link }}{{ $json.error ? '\\n\\nThe table of proofs did not note this check.' : '' }}",
        },
      ),
      onError: 'output',
      retry: [3, 20],
    },
    say: {
      use: 'teams',
      name: { fr: 'Le dire dans Teams', en: 'Say it in Teams' },
      why: {
        fr: 'Sans nom : le canal est lu par d’autres.',
        en: 'Without names, as others read the channel.',
      },
      with: postedInTeams({
        fr: "={{ $('match').isExecuted && $('match').first().json.read && $('match').first().json.hits === 0 ? 'Registre des gels : aucune ressemblance ce matin, mais la table des preuves n’a pas noté le contrôle.' : $('match').isExecuted && $('match').first().json.read ? 'Registre des gels : ' + $('match').first().json.hits + ' ressemblance(s), le courriel n’est pas parti. Voyez l’exécution dans n8n.' : 'Registre des gels : aucun contrôle ce matin, le registre ou la base des tiers ne se lit pas.' }}",
        en: "={{ $('match').isExecuted && $('match').first().json.read && $('match').first().json.hits === 0 ? 'Register of freezes: no likeness this morning, but the table of proofs did not note the check.' : $('match').isExecuted && $('match').first().json.read ? 'Register of freezes: ' + $('match').first().json.hits + ' likeness(es), the email did not leave. See the run in n8n.' : 'Register of freezes: no check this morning, the register or the database cannot be read.' }}",
      }),
      once: true,
      retry: [3, 20],
    },
    namesake: {
      use: 'formTrigger',
      name: { fr: 'Écarter un homonyme', en: 'Set a namesake aside' },
      why: { fr: 'Sous mot de passe, un à la fois.', en: 'Behind a password, one at a time.' },
      with: form(
        { fr: 'Écarter une ressemblance', en: 'Set a likeness aside' },
        [
          field('code', { fr: 'Code du courriel (12-3456)', en: 'Code in the email (12-3456)' }),
          field(
            'reason',
            { fr: 'Ce qui le distingue', en: 'What tells them apart' },
            { type: 'textarea' },
          ),
          field('who', { fr: 'Votre nom', en: 'Your name' }),
        ],
        { authentication: 'basicAuth', options: { appendAttribution: false, path: 'namesake' } },
      ),
    },
    check: {
      use: 'code',
      name: { fr: 'Relire la décision', en: 'Check the decision' },
      why: { fr: 'Un code entier, un motif écrit.', en: 'A whole code, a written reason.' },
      with: eachItem(CLEAR),
    },
    valid: {
      use: 'if',
      name: { fr: 'Complète ?', en: 'Complete?' },
      why: { fr: 'Sinon, rien n’est écarté.', en: 'If not, nothing is set aside.' },
      with: all(isTrue('={{ $json.valid }}')),
    },
    keep: {
      use: 'dataTable',
      name: { fr: 'Noter pour un an', en: 'Note it for a year' },
      why: { fr: 'Envoyé deux fois : une ligne.', en: 'Sent twice, it is one row.' },
      with: {
        resource: 'row',
        operation: 'upsert',
        dataTableId: ASIDE,
        matchType: 'allConditions',
        filters: { conditions: [{ keyName: 'code', keyValue: '={{ $json.code }}' }] },
        columns: columns({
          code: '={{ $json.code }}',
          reason: '={{ $json.reason }}',
          who: '={{ $json.who }}',
          until: '={{ $json.until }}',
        }),
        options: {},
      },
      onError: 'continue',
    },
    done: {
      use: 'form',
      name: { fr: 'Confirmer', en: 'Confirm' },
      why: { fr: 'Le terme est dit.', en: 'The end is told.' },
      with: page(
        {
          fr: "={{ $('check').first().json.valid && !$json.error ? 'Écarté' : 'Non écarté' }}",
          en: "={{ $('check').first().json.valid && !$json.error ? 'Set aside' : 'Not set aside' }}",
        },
        {
          fr: "={{ $json.error ? 'La table ne répond pas : recommencez plus tard.' : $('check').first().json.valid ? 'Jusqu’au ' + $('check').first().json.until + '.' : 'Il faut un code comme 12-3456 et un motif d’au moins dix caractères.' }}",
          en: "={{ $json.error ? 'The table does not answer: try again later.' : $('check').first().json.valid ? 'Until ' + $('check').first().json.until + '.' : 'It takes a code such as 12-3456 and a reason of ten characters at least.' }}",
        },
      ),
    },
  },
  links: [
    'morning > settings > registry > parties > cleared > match > prove > state.found > write',
    'state.empty > say',
    'registry.error > say',
    'state.unproved > say',
    'write.error > say',
    'namesake > check > valid.yes > keep > done',
    'valid.no > done',
  ],
  examples,
})
