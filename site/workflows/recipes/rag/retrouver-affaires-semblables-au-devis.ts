import { allItems } from '../../fragments/code.ts'
import { all, amount, isEmpty } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { field, form, page } from '../../fragments/forms.ts'
import { byId, vectors } from '../../fragments/models.ts'
import { defineRecipe } from '../recipe.ts'
import { FIGURES, JOBS } from './retrouver-affaires-semblables-au-devis.code.ts'
import { examples } from './retrouver-affaires-semblables-au-devis.examples.ts'

export default defineRecipe({
  category: 'rag',
  level: 'confirmed',
  minutes: 50,
  published: '2026-11-28',
  fr: {
    title: 'Retrouver les affaires semblables avant de chiffrer un devis',
    problem:
      'Le garde-corps en inox sur dalle courbe, l’atelier l’a déjà fait, en 2024, et y a laissé trente heures. Celui qui chiffre aujourd’hui ne le sait pas, et vend les mêmes quarante heures.',
    outcome:
      'On colle la demande du client et son estimation. Les cinq affaires passées les plus proches s’affichent, chacune avec ses heures vendues, ses heures passées et sa marge. À partir de trois affaires closes depuis moins de trois ans, la médiane corrige l’estimation.',
    avoid:
      'Sans heures pointées par affaire, il n’y a rien à comparer. Deux demandes qui se ressemblent en mots peuvent différer en atelier : ouvrez les dossiers avant de conclure.',
    approval:
      'Aucun prix n’est écrit nulle part. La personne qui chiffre retient, écarte ou pondère chaque affaire, et reste seule à signer le devis.',
    failure:
      'Recherche ou base des affaires en panne : la page le dit, sans médiane. Une affaire trouvée mais absente de la base, ou encore ouverte, est montrée comme telle et ne compte pas.',
  },
  en: {
    title: 'Find similar past jobs before you price a quote',
    problem:
      'A stainless railing on a curved slab: the workshop made one in 2024 and lost thirty hours on it. Whoever prices today’s does not know, and sells the same forty hours.',
    outcome:
      'You paste the client’s request and your estimate. The five closest past jobs appear, each with hours sold, hours spent and margin. From three jobs on that were closed less than three years ago, the median corrects the estimate.',
    avoid:
      'Without hours booked by job there is nothing to compare. Two requests alike in words may differ in the workshop: open the files before you conclude.',
    approval:
      'No price is written anywhere. Whoever prices keeps, drops or weighs each job, and is alone in signing the quote.',
    failure:
      'Search or database of jobs down: the page says so, without a median. A job that was found but is missing from the database, or still open, is shown as such and does not count.',
  },
  nodes: {
    asked: {
      use: 'formTrigger',
      name: { fr: 'Demande à chiffrer', en: 'Request to price' },
      why: {
        fr: 'Les mots du client, matière, pose et accès compris.',
        en: 'The client’s own words, material, fitting and access included.',
      },
      with: form({ fr: 'Avons-nous déjà fait cela ?', en: 'Have we done this before?' }, [
        field('request', { fr: 'La demande', en: 'The request' }, { type: 'textarea' }),
        field(
          'hours',
          { fr: 'Votre estimation en heures', en: 'Your estimate in hours' },
          { type: 'number', optional: true },
        ),
      ]),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos repères', en: 'Your marks' },
      why: {
        fr: 'Au-delà de trois ans, machines et équipes ont changé.',
        en: 'Beyond three years, machines and crews have changed.',
      },
      with: fields(
        {
          request: "={{ String($json.request ?? '').replace(/\\s+/g, ' ').trim().slice(0, 1500) }}",
          planned: { as: 'number', value: '={{ Number($json.hours) || 0 }}' },
          closest: 0.7,
          keep: 5,
          years: 3,
          index: { fr: 'affaires', en: 'jobs' },
        },
        { alone: true },
      ),
    },
    search: {
      use: 'vectorStorePinecone',
      name: { fr: 'Chercher dans les dossiers', en: 'Search the job files' },
      why: {
        fr: 'Descriptifs, plans légendés et comptes rendus, chacun avec sa référence d’affaire (job).',
        en: 'Descriptions, captions of drawings and reports, each with its job reference.',
      },
      with: {
        mode: 'load',
        pineconeIndex: byId(setting('index')),
        prompt: '={{ $json.request }}',
        topK: 20,
        includeDocumentMetadata: true,
        options: {},
      },
      always: true,
      onError: 'continue',
    },
    embed: vectors({ fr: 'Vecteurs', en: 'Embeddings' }),
    works: {
      use: 'if',
      name: { fr: 'La recherche a répondu ?', en: 'Did the search answer?' },
      why: {
        fr: 'En panne, Pinecone rend la question ; « rien trouvé » ne se chiffre pas pareil.',
        en: 'When down, Pinecone hands the question back; “nothing found” is priced otherwise.',
      },
      with: all(isEmpty("={{ $json.index ?? '' }}")),
    },
    jobs: {
      use: 'code',
      name: { fr: 'Affaire par affaire', en: 'Job by job' },
      why: {
        fr: 'Dix passages d’un même dossier font une seule affaire.',
        en: 'Ten passages of one file make a single job.',
      },
      with: allItems(JOBS),
    },
    some: {
      use: 'if',
      name: { fr: 'Des semblables ?', en: 'Any alike?' },
      why: {
        fr: 'Une base vectorielle rend toujours quelque chose.',
        en: 'A vector store always returns something.',
      },
      with: all(amount('={{ $json.count }}', 'gt', 0)),
    },
    actuals: {
      use: 'mySql',
      name: { fr: 'Heures et marge réelles', en: 'Real hours and margin' },
      why: {
        fr: 'Les chiffres viennent de la gestion, jamais du texte des dossiers.',
        en: 'Figures come from the books, never from what the files say.',
      },
      with: {
        operation: 'executeQuery',
        query:
          "SELECT reference, hours_quoted, hours_spent, invoiced, cost, DATE_FORMAT(closed_on, '%Y-%m-%d') AS closed_on FROM jobs WHERE FIND_IN_SET(reference, $1)",
        options: { queryReplacement: '={{ [$json.list] }}' },
      },
      onError: 'continue',
      always: true,
      retry: [2, 2],
    },
    figures: {
      use: 'code',
      name: { fr: 'Comparer heures et marge', en: 'Compare hours and margin' },
      why: {
        fr: 'Une médiane : un chantier raté ne fait pas le prix.',
        en: 'A median: one job gone wrong does not make the price.',
      },
      with: allItems(FIGURES),
    },
    show: {
      use: 'form',
      name: { fr: 'Montrer les affaires', en: 'Show the jobs' },
      why: {
        fr: 'Avec la référence, pour ouvrir le dossier.',
        en: 'With the reference, so as to open the file.',
      },
      with: page('={{ $json.advice }}', '={{ $json.text }}'),
    },
    nothing: {
      use: 'form',
      name: { fr: 'Rien de semblable', en: 'Nothing alike' },
      why: {
        fr: 'Un premier ouvrage se chiffre autrement.',
        en: 'A first of its kind is priced differently.',
      },
      with: page(
        { fr: 'Aucune affaire assez proche', en: 'No job close enough' },
        {
          fr: 'Essayez avec la matière, les dimensions et le mode de pose. Sinon, chiffrez comme une première.',
          en: 'Try with material, dimensions and the way of fitting. Otherwise, price it as a first.',
        },
      ),
    },
    down: {
      use: 'form',
      name: { fr: 'Dire la panne', en: 'Say that it is down' },
      why: {
        fr: 'Pour ne pas conclure que l’on ne l’a jamais fait.',
        en: 'Lest somebody conclude that it was never done.',
      },
      with: page(
        { fr: 'Recherche en panne', en: 'Search down' },
        {
          fr: 'Aucune comparaison : la base vectorielle ne répond pas.',
          en: 'No comparison: the vector store does not answer.',
        },
      ),
    },
  },
  links: [
    'asked > settings > search > works.yes > jobs > some.yes > actuals > figures > show',
    'embed => search',
    'works.no > down',
    'some.no > nothing',
  ],
  examples,
})
