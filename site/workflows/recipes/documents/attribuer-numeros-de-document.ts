import { allItems } from '../../fragments/code.ts'
import { all, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { choice, field, form, page } from '../../fragments/forms.ts'
import { allIn } from '../../fragments/items.ts'
import { mailed } from '../../fragments/mail.ts'
import { byId } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { GIVE, STEP, UNLINKED } from './attribuer-numeros-de-document.code.ts'
import { examples } from './attribuer-numeros-de-document.examples.ts'

const ADDRESS = "'https://docs.google.com/document/d/' + $('copy').first().json.id + '/edit'"
const NUMBER = "={{ $('step').first().json.number }}"

export default defineRecipe({
  category: 'documents',
  level: 'expert',
  minutes: 50,
  published: '2026-11-28',
  fr: {
    title: 'Donner à chaque document un numéro qui ne sert qu’une fois',
    problem:
      'Deux personnes ouvrent le tableau des procédures au même moment et prennent toutes deux le numéro 42. L’auditeur trouve deux PRO-42, et trois numéros sans aucun document derrière.',
    outcome:
      'Un formulaire demande la famille, le titre et l’auteur. La base donne le numéro suivant de la famille pour l’année, d’un seul tenant : deux demandes simultanées n’obtiennent jamais le même. Le modèle est copié dans Drive sous ce numéro, et la page en donne l’adresse. Le même titre redemandé rend le même numéro.',
    avoid:
      'Il faut une base PostgreSQL. Pour vingt documents tenus par une seule personne, un tableau suffit. Approbations, versions et diffusion relèvent d’autres flux.',
    approval:
      'Rien n’est approuvé ici : le document naît comme brouillon, et le responsable qualité décide de sa suite.',
    failure:
      'Base arrêtée : aucun numéro, et la page le dit. Copie refusée : le numéro reste acquis, on renvoie le formulaire et la copie se refait. Le premier de chaque mois, les numéros sans document depuis un jour arrivent au responsable qualité.',
  },
  en: {
    title: 'Give each document a number that is used only once',
    problem:
      'Two people open the table of procedures at the same moment, and both take number 42. The auditor finds two PRO-42, and three numbers with no document behind them.',
    outcome:
      'A form asks for family, title and author. The database gives the family’s next number for the year in one go: two requests at once never get the same. The template document is copied in Drive under that number, and the page tells its address. The same title asked for again yields the same number.',
    avoid:
      'You need a PostgreSQL database. For twenty documents kept by one person a table will do. Approvals, versions and distribution belong to other flows.',
    approval:
      'Nothing is approved here: the document begins as a draft, and what becomes of it the quality manager decides.',
    failure:
      'Database down: no number, as the page says. Copy refused: the number is kept, one sends the form again and the copy is redone. On the first of each month, numbers that have had no document for a day reach the quality manager.',
  },
  nodes: {
    ask: {
      use: 'formTrigger',
      name: { fr: 'Demander un numéro', en: 'Ask for a number' },
      why: {
        fr: 'Trois familles à adapter ; le code précède le tiret.',
        en: 'Three families to adapt; the code comes before the dash.',
      },
      with: form(
        { fr: 'Nouveau document', en: 'New document' },
        [
          choice('kind', { fr: 'Famille', en: 'Family' }, [
            { fr: 'PRO – procédure', en: 'PRO – procedure' },
            { fr: 'MOP – mode opératoire', en: 'MOP – work instruction' },
            { fr: 'ENR – enregistrement', en: 'ENR – record' },
          ]),
          field('title', { fr: 'Titre', en: 'Title' }),
          field('author', { fr: 'Votre adresse', en: 'Your address' }, { type: 'email' }),
        ],
        { authentication: 'basicAuth' },
      ),
    },
    settings: {
      use: 'set',
      name: { fr: 'Modèle et titre', en: 'Template and title' },
      why: {
        fr: 'Espaces et accents ne font pas deux titres.',
        en: 'Spaces and accents do not make two titles.',
      },
      with: fields(
        {
          template: { fr: 'identifiant du modèle', en: 'id of the template document' },
          kind: "={{ String($json.kind ?? '').split(' ')[0] }}",
          title: "={{ String($json.title ?? '').replace(/\\s+/g, ' ').trim() }}",
          key: "={{ String($json.title ?? '').normalize('NFD').replace(/[\\u0300-\\u036f]/g, '').toLowerCase().replace(/[^a-z0-9]+/g, ' ').trim() }}",
          author: "={{ String($json.author ?? '').trim().toLowerCase() }}",
          year: "={{ $now.setZone('Europe/Paris').toFormat('yyyy') }}",
        },
        { alone: true },
      ),
    },
    give: {
      use: 'postgres',
      name: { fr: 'Donner le numéro', en: 'Give the number' },
      why: {
        fr: 'Tables counters (kind, year, last ; clé kind et year) et documents (number, kind, title_key, title, author, link, created_at par défaut now() ; clé kind et title_key, number unique).',
        en: 'Tables counters (kind, year, last; key kind and year) and documents (number, kind, title_key, title, author, link, created_at by default now(); key kind and title_key, number unique).',
      },
      with: {
        operation: 'executeQuery',
        query: GIVE,
        options: {
          queryReplacement: '={{ [$json.kind, $json.key, $json.year, $json.title, $json.author] }}',
        },
      },
      onError: 'continue',
    },
    step: {
      use: 'code',
      name: { fr: 'Neuf, connu ou refusé', en: 'New, known or refused' },
      why: {
        fr: 'Un double clic attend deux minutes avant une seconde copie.',
        en: 'A double click waits two minutes before a second copy.',
      },
      with: allItems(STEP),
    },
    fresh: {
      use: 'if',
      name: { fr: 'À copier ?', en: 'To be copied?' },
      why: { fr: 'Un document, une copie.', en: 'One document, one copy.' },
      with: all(text('={{ $json.state }}', 'equals', 'copy')),
    },
    copy: {
      use: 'googleDrive',
      name: { fr: 'Copier le modèle', en: 'Copy the template' },
      why: { fr: 'Dans le dossier du modèle.', en: 'In the template’s own folder.' },
      with: {
        resource: 'file',
        operation: 'copy',
        fileId: byId(setting('template')),
        name: "={{ $json.number }} {{ $('settings').first().json.title }}",
        sameFolder: true,
        options: {},
      },
      onError: 'output',
    },
    link: {
      use: 'postgres',
      name: { fr: 'Garder l’adresse', en: 'Keep the address' },
      why: {
        fr: 'Manquée, le contrôle du mois le dira.',
        en: 'If missed, the monthly check will tell.',
      },
      with: {
        operation: 'executeQuery',
        query: 'UPDATE documents SET link = $2 WHERE number = $1 AND link IS NULL',
        options: { queryReplacement: `={{ [$('step').first().json.number, ${ADDRESS}] }}` },
      },
      onError: 'continue',
      always: true,
      retry: [3, 3],
    },
    page: {
      use: 'form',
      name: { fr: 'Donner l’adresse', en: 'Give the address' },
      why: { fr: 'On écrit tout de suite.', en: 'Writing starts at once.' },
      with: page(NUMBER, {
        fr: `=Document créé : {{ ${ADDRESS} }}`,
        en: `=Document created: {{ ${ADDRESS} }}`,
      }),
    },
    alone: {
      use: 'form',
      name: { fr: 'Numéro sans document', en: 'Number without a document' },
      why: { fr: 'Le numéro n’est pas perdu.', en: 'The number is not lost.' },
      with: page(NUMBER, {
        fr: 'Le numéro est à vous, la copie du modèle a échoué. Renvoyez le formulaire dans deux minutes : même numéro, nouvelle copie.',
        en: 'The number is yours, copying the template failed. Send the form again in two minutes: same number, another copy.',
      }),
    },
    answer: {
      use: 'form',
      name: { fr: 'Répondre sans copier', en: 'Answer without copying' },
      why: {
        fr: 'Déjà fait, en cours, ou base muette.',
        en: 'Done, under way, or database silent.',
      },
      with: page('={{ $json.title }}', '={{ $json.text }}'),
    },
    monthly: {
      use: 'scheduleTrigger',
      name: { fr: 'Le premier du mois', en: 'First of the month' },
      why: { fr: 'Un numéro vide se réclame tôt.', en: 'An empty number is asked after early.' },
      with: at('0 8 1 * *'),
    },
    unlinked: {
      use: 'postgres',
      name: { fr: 'Numéros sans document', en: 'Numbers with no document' },
      why: { fr: 'Aucun : aucun courriel.', en: 'None: no email.' },
      with: { operation: 'executeQuery', query: UNLINKED, options: {} },
      onError: 'continue',
      retry: [3, 30],
    },
    rows: {
      use: 'aggregate',
      name: { fr: 'En une liste', en: 'In one list' },
      why: { fr: 'Un courriel par mois au plus.', en: 'One email a month at most.' },
      with: allIn('rows'),
    },
    tell: {
      use: 'emailSend',
      name: { fr: 'Écrire à la qualité', en: 'Write to quality' },
      why: {
        fr: 'À créer, ou à annuler au registre.',
        en: 'To be created, or struck off.',
      },
      with: mailed(
        { from: 'documents@votre-entreprise.example', to: 'qualite@votre-entreprise.example' },
        { fr: 'Numéros de documents à regarder', en: 'Document numbers to look at' },
        {
          fr: "={{ $json.rows[0].number ? 'Numéros donnés sans document :\\n' + $json.rows.map((one) => '- ' + one.number + ' ' + one.title + ' (' + one.author + ')').join('\\n') : 'La base des numéros ne répond pas : ' + ($json.rows[0].error?.message ?? $json.rows[0].message ?? $json.rows[0].error) }}",
          en: "={{ $json.rows[0].number ? 'Numbers given without a document:\\n' + $json.rows.map((one) => '- ' + one.number + ' ' + one.title + ' (' + one.author + ')').join('\\n') : 'The database of numbers does not answer: ' + ($json.rows[0].error?.message ?? $json.rows[0].message ?? $json.rows[0].error) }}",
        },
      ),
      retry: [3, 30],
    },
  },
  links: [
    'ask > settings > give > step > fresh.yes > copy > link > page',
    'copy.error > alone',
    'fresh.no > answer',
    'monthly > unlinked > rows > tell',
  ],
  related: ['faire-lire-nouvelle-procedure', 'tenir-registre-courrier-arrive'],
  examples,
})
