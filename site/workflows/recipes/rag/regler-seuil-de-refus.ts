import { allItems } from '../../fragments/code.ts'
import { all, isEmpty, isTrue } from '../../fragments/conditions.ts'
import { fields, number, setting } from '../../fragments/fields.ts'
import { field, form, page } from '../../fragments/forms.ts'
import { byId, byName, vectors } from '../../fragments/models.ts'
import { remembered } from '../../fragments/data-table.ts'
import { defineRecipe } from '../recipe.ts'
import { CHOSEN, ROWS, SCAN } from './regler-seuil-de-refus.code.ts'
import { examples } from './regler-seuil-de-refus.examples.ts'

export default defineRecipe({
  category: 'rag',
  level: 'confirmed',
  minutes: 45,
  published: '2026-11-28',
  fr: {
    title: 'Régler le seuil sous lequel l’assistant se tait',
    problem:
      '« En dessous de 0,7, il ne répond pas. » Le chiffre vient d’un tutoriel. À l’accueil, l’assistant refuse la garantie des joints, pourtant écrite, et parle d’un stage que personne ne propose.',
    outcome:
      'Deux listes suffisent : des questions que vos documents traitent, d’autres qu’ils ignorent. Chacune est cherchée une fois. Une page compare trois seuils, avec les réponses à tort et les refus à tort de chacun, et nomme les questions mal rangées. Celui que vous choisissez est écrit dans une table n8n que l’assistant lit.',
    avoid:
      'Le seuil vaut pour un modèle de vecteurs et une base : après un changement, recommencez. Il ne rattrape pas un document absent. Avec trois questions de chaque sorte, l’outil marche ; trente rendent le chiffre solide.',
    approval:
      'Le flux propose, vous choisissez : proposé, strict ou actuel. Page fermée sans réponse : rien ne change. Le poids d’une réponse à tort, cinq refus ici, est votre décision, dans les réglages.',
    failure:
      'Table illisible, liste trop courte, recherche en panne : la page donne la raison, aucun seuil n’est proposé. Si le choix ne peut être écrit, elle affiche la valeur à reporter.',
  },
  en: {
    title: 'Set the threshold below which the assistant keeps quiet',
    problem:
      '“Below 0.7 it does not answer.” The figure came from a tutorial. At the front desk the assistant refuses the warranty on seals, which is in writing, and talks of traineeships that nobody offers.',
    outcome:
      'Two lists are enough: questions that your documents cover, and others they know nothing about. Each is searched once. A page holds three thresholds side by side, with the wrong answers and wrong refusals of each, and names the questions on the wrong side. The one you choose goes into an n8n table that the assistant reads.',
    avoid:
      'A threshold holds for one embedding model and one store: start over after a change. It makes up for no missing document. Three questions of each kind will run; thirty make the figure sound.',
    approval:
      'The flow proposes, you choose: proposed, strict or current. A page closed without an answer changes nothing. What a wrong answer weighs, five refusals here, is for you to decide in the settings.',
    failure:
      'Table unreadable, list too short, search down: the page says why, and no threshold is proposed. Where the choice cannot be written, it shows the value to enter.',
  },
  nodes: {
    asked: {
      use: 'formTrigger',
      name: { fr: 'Lancer la mesure', en: 'Start the measurement' },
      why: {
        fr: 'Le seuil actuel sert de point de comparaison.',
        en: 'The current threshold is what the others are held against.',
      },
      with: {
        ...form({ fr: 'Régler le seuil de refus', en: 'Set the refusal threshold' }, [
          field('current', { fr: 'Seuil actuel', en: 'Current threshold' }, { type: 'number' }),
          field('by', { fr: 'Votre nom', en: 'Your name' }),
        ]),
        authentication: 'basicAuth',
      },
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre mesure', en: 'Your measurement' },
      why: {
        fr: 'Une réponse à tort coûte ici cinq refus à tort.',
        en: 'A wrong answer costs five wrong refusals here.',
      },
      with: fields(
        {
          current: number('={{ Number($json.current) || 0 }}'),
          by: '={{ $json.by }}',
          weight: 5,
          least: 3,
          doc: { fr: 'identifiant du document Grist', en: 'id of the Grist document' },
          collection: 'documents',
          table: { fr: 'réglages de l’assistant', en: 'assistant settings' },
        },
        { alone: true },
      ),
    },
    questions: {
      use: 'grist',
      name: { fr: 'Lire les deux listes', en: 'Read both lists' },
      why: {
        fr: 'Colonnes Question et Traitee (Oui ou Non).',
        en: 'Columns Question and Covered (Yes or No).',
      },
      with: {
        operation: 'getAll',
        docId: setting('doc'),
        tableId: { fr: 'Seuil', en: 'Threshold' },
        returnAll: true,
        additionalOptions: {},
      },
      onError: 'continue',
      always: true,
      retry: [3, 5],
    },
    rows: {
      use: 'code',
      name: { fr: 'Compter chaque sorte', en: 'Count each kind' },
      why: {
        fr: 'Doublons et lignes sans avis sortent.',
        en: 'Duplicates and undecided rows drop out.',
      },
      with: allItems(ROWS),
    },
    enough: {
      use: 'if',
      name: { fr: 'Assez de questions ?', en: 'Enough questions?' },
      why: {
        fr: 'Sans hors sujet, le meilleur seuil serait zéro.',
        en: 'With none beyond, zero would be best.',
      },
      with: all(isEmpty('={{ $json.fault }}')),
    },
    each: {
      use: 'splitOut',
      name: { fr: 'Question par question', en: 'Question by question' },
      why: {
        fr: 'Dans l’ordre : un score revient pour chacune.',
        en: 'In order: one score comes back for each.',
      },
      with: { fieldToSplitOut: 'questions', options: {} },
    },
    search: {
      use: 'vectorStoreQdrant',
      name: { fr: 'Meilleur score', en: 'Best score' },
      why: {
        fr: 'Un seul passage : c’est lui que le seuil jugera.',
        en: 'A single passage, the one that the threshold will judge.',
      },
      with: {
        mode: 'load',
        qdrantCollection: byId(setting('collection')),
        prompt: '={{ $json.question }}',
        topK: 1,
        includeDocumentMetadata: true,
        options: {},
      },
      onError: 'continue',
      always: true,
    },
    embed: vectors({ fr: 'Vecteurs de l’assistant', en: 'The assistant’s embeddings' }),
    scan: {
      use: 'code',
      name: { fr: 'Essayer tous les seuils', en: 'Try all thresholds' },
      why: {
        fr: 'À coût égal, le plus haut : mieux vaut se taire.',
        en: 'At equal cost, the highest: better be quiet.',
      },
      with: allItems(SCAN),
    },
    measured: {
      use: 'if',
      name: { fr: 'Mesure complète ?', en: 'A complete measurement?' },
      why: {
        fr: 'Une recherche manquée fausserait le tout.',
        en: 'One search missed would spoil the lot.',
      },
      with: all(isEmpty('={{ $json.fault }}')),
    },
    look: {
      use: 'form',
      name: { fr: 'Comparer et choisir', en: 'Compare and choose' },
      why: {
        fr: 'Les questions mal rangées apprennent plus que le chiffre.',
        en: 'Questions on the wrong side teach more than the figure.',
      },
      with: {
        operation: 'page',
        defineForm: 'fields',
        formFields: {
          values: [
            { fieldType: 'html', elementName: 'table', html: '={{ $json.html }}' },
            {
              fieldLabel: { fr: 'Votre choix', en: 'Your choice' },
              fieldName: 'choice',
              fieldType: 'radio',
              fieldOptions: {
                values: [
                  { option: { fr: 'Prendre le seuil proposé', en: 'Take the proposed threshold' } },
                  { option: { fr: 'Prendre le seuil strict', en: 'Take the strict threshold' } },
                  { option: { fr: 'Garder le seuil actuel', en: 'Keep the current threshold' } },
                ],
              },
              requiredField: true,
            },
          ],
        },
        options: {},
      },
    },
    chosen: {
      use: 'code',
      name: { fr: 'Lire le choix', en: 'Read the choice' },
      why: {
        fr: 'La valeur vient du calcul, pas de la page.',
        en: 'The value comes from the calculation, not from the page.',
      },
      with: allItems(CHOSEN),
    },
    change: {
      use: 'if',
      name: { fr: 'Changer ?', en: 'Change it?' },
      why: { fr: 'Garder est aussi une réponse.', en: 'To keep it is an answer, too.' },
      with: all(isTrue('={{ $json.change }}')),
    },
    write: {
      use: 'dataTable',
      name: { fr: 'Écrire le seuil', en: 'Write the threshold' },
      why: {
        fr: 'Ligne « closest » : name, value et previous (nombres), by.',
        en: 'Row “closest”: name, value and previous (numbers), by.',
      },
      with: remembered(byName(setting('table')), 'name', {
        name: 'closest',
        value: '={{ $json.value }}',
        previous: "={{ $('settings').first().json.current }}",
        by: setting('by'),
      }),
      onError: 'output',
    },
    done: {
      use: 'form',
      name: { fr: 'Seuil en place', en: 'Threshold in place' },
      why: {
        fr: 'L’ancien reste dans la ligne, pour revenir.',
        en: 'The former one stays in the row, to go back to.',
      },
      with: page(
        { fr: 'Seuil écrit', en: 'Threshold written' },
        {
          fr: "=Nouveau seuil : {{ $('chosen').first().json.value }}. Sur vos questions : {{ $('chosen').first().json.wrong }} réponses à tort, {{ $('chosen').first().json.silent }} refus à tort.",
          en: "=New threshold: {{ $('chosen').first().json.value }}. On your questions: {{ $('chosen').first().json.wrong }} wrong answers, {{ $('chosen').first().json.silent }} wrong refusals.",
        },
      ),
    },
    unsaved: {
      use: 'form',
      name: { fr: 'Seuil à reporter', en: 'Threshold to be entered' },
      why: { fr: 'Le travail n’est pas perdu.', en: 'The work is not lost.' },
      with: page(
        { fr: 'Choix non écrit', en: 'Choice not written' },
        {
          fr: "=Seuil choisi : {{ $('chosen').first().json.value }}. Écrivez-le vous-même dans la table des réglages : elle est fermée.",
          en: "=Threshold chosen: {{ $('chosen').first().json.value }}. Enter it into the table of settings yourself: it is shut.",
        },
      ),
    },
    kept: {
      use: 'form',
      name: { fr: 'Rien n’a changé', en: 'Nothing has changed' },
      why: { fr: 'Pour lever le doute.', en: 'To leave no doubt.' },
      with: page(
        { fr: 'Seuil gardé', en: 'Threshold kept' },
        "={{ $('settings').first().json.current }}",
      ),
    },
    failed: {
      use: 'form',
      name: { fr: 'Pas de mesure', en: 'No measurement' },
      why: {
        fr: 'Avec ce qu’il faut compléter ou réparer.',
        en: 'With what has to be completed or mended.',
      },
      with: page({ fr: 'Aucun seuil proposé', en: 'No threshold proposed' }, '={{ $json.fault }}'),
    },
  },
  links: [
    'asked > settings > questions > rows > enough.yes > each > search > scan > measured.yes > look > chosen > change.yes > write > done',
    'embed => search',
    'enough.no > failed',
    'measured.no > failed',
    'change.no > kept',
    'write.error > unsaved',
  ],
  examples,
})
