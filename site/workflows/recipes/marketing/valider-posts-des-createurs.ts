import { allItems } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { cases, isTrue, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { choice, field, form } from '../../fragments/forms.ts'
import { outlookSent } from '../../fragments/mail.ts'
import { byId } from '../../fragments/models.ts'
import { answeredWithin } from '../../fragments/patience.ts'
import { defineRecipe } from '../recipe.ts'
import { CHECK } from './valider-posts-des-createurs.code.ts'
import { examples } from './valider-posts-des-createurs.examples.ts'

const CREATOR = "={{ $('check').first().json.email }}"

export default defineRecipe({
  category: 'marketing',
  level: 'confirmed',
  minutes: 45,
  published: '2026-11-28',
  fr: {
    title: 'Valider les publications payées des créateurs',
    problem:
      'Vous payez trois créateurs ; l’un publie sans dire que c’est de la publicité, un autre avant d’avoir signé. La marque répond aussi de ce qui paraît, et l’échange s’est fait dans cinq messageries.',
    outcome:
      'Le créateur dépose son texte et un lien d’aperçu. Le flux relit le contrat dans Airtable : signé, mots à ne pas dire ; puis le texte : « Publicité » ou « Collaboration commerciale » dans les 100 premiers caractères, « Images retouchées » ou « Images virtuelles » quand il le faut (loi du 9 juin 2023). Ce qui manque lui est renvoyé en une fois ; le reste vient à vous. Chaque décision est datée.',
    avoid:
      'La loi admet depuis novembre 2024 des mentions équivalentes ; ce flux n’accepte que les usuelles. Il ne regarde ni l’image ni ce qui paraît vraiment : allez voir. Certains produits sont interdits à cette publicité.',
    approval:
      'Votre chargé de partenariats dit « publier » ou « reprendre » sur une page à bouton. Sans réponse en deux jours, le créateur lit qu’il n’a pas d’accord.',
    failure:
      'Airtable muet à la lecture : le créateur est prié d’attendre, vous êtes prévenu. À l’écriture : la réponse part, et vous recevez la décision à noter. Demande non partie : vous recevez le texte.',
  },
  en: {
    title: 'Approve paid posts by creators before they appear',
    problem:
      'You pay three creators; one posts without saying it is advertising, another before signing. The brand answers too for what appears, and all was said across five messengers.',
    outcome:
      'The creator hands in the French text and a preview link. The flow reads the contract in Airtable: signed, words to avoid; then the text: “Publicité” or “Collaboration commerciale” within the first 100 characters, “Images retouchées” or “Images virtuelles” where called for (French law of 9 June 2023). What is missing goes back in one message; the rest comes to you. Each decision is dated.',
    avoid:
      'Since November 2024 the law allows wordings that mean the same; this flow takes the usual ones only. It looks neither at the picture nor at what really appears: go and see. Some products may not be advertised this way.',
    approval:
      'Your partnerships manager says “publish” or “rework” on a page with a button. Without an answer in two days the creator reads that there is no approval.',
    failure:
      'Airtable silent when read: the creator is asked to wait, you are told. When written: the answer leaves and you get the decision to note. Question not sent: you get the text.',
  },
  nodes: {
    post: {
      use: 'formTrigger',
      name: { fr: 'Publication proposée', en: 'Post proposed' },
      why: {
        fr: 'Derrière un mot de passe donné à vos créateurs.',
        en: 'Behind a password that you give your creators.',
      },
      with: form(
        { fr: 'Avant de publier', en: 'Before you post' },
        [
          field('code', { fr: 'Numéro du contrat', en: 'Contract number' }),
          choice('network', { fr: 'Réseau', en: 'Network' }, [
            'Instagram',
            'TikTok',
            'YouTube',
            'LinkedIn',
          ]),
          field('text', { fr: 'Texte exact', en: 'Exact text, in French' }, { type: 'textarea' }),
          field('preview', { fr: 'Lien d’aperçu', en: 'Preview link' }),
          choice('image', { fr: 'L’image montre', en: 'The picture shows' }, [
            { fr: 'Rien de retouché', en: 'Nothing retouched' },
            { fr: 'Visage ou silhouette retouchés', en: 'Face or figure retouched' },
            { fr: 'Visage ou silhouette faits par une IA', en: 'Face or figure made by AI' },
          ]),
          field('day', { fr: 'Jour de parution', en: 'Day it appears' }, { type: 'date' }),
          field('email', { fr: 'Votre adresse', en: 'Your address' }, { type: 'email' }),
        ],
        { authentication: 'basicAuth' },
      ),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos tables', en: 'Your tables' },
      why: {
        fr: 'Contracts : Code, Product, Signed, Forbidden (séparés par « ; »). Posts : Contract, Text, Decision, Day, Answered.',
        en: 'Contracts: Code, Product, Signed, Forbidden (parted by “;”). Posts: Contract, Text, Decision, Day, Answered.',
      },
      with: fields(
        {
          base: { fr: 'identifiant de la base Airtable', en: 'id of the Airtable base' },
          contracts: { fr: 'identifiant de la table Contracts', en: 'id of table Contracts' },
          posts: { fr: 'identifiant de la table Posts', en: 'id of table Posts' },
          start: 100,
          manager: 'partenariats@votre-marque.example',
        },
        { alone: true },
      ),
    },
    contract: {
      use: 'airtable',
      name: { fr: 'Retrouver le contrat', en: 'Find the contract' },
      why: {
        fr: 'Le numéro est réduit à des lettres et chiffres : rien ne s’y glisse.',
        en: 'The number is cut down to letters and digits, so nothing slips in.',
      },
      with: {
        resource: 'record',
        operation: 'search',
        base: byId(setting('base')),
        table: byId(setting('contracts')),
        filterByFormula:
          "=UPPER(TRIM({Code})) = '{{ String($('post').first().json.code ?? '').toUpperCase().replace(/[^A-Z0-9-]/g, '') }}'",
        returnAll: true,
        options: {},
      },
      onError: 'continue',
      always: true,
      retry: [3, 5],
    },
    check: {
      use: 'code',
      name: { fr: 'Relire les mentions', en: 'Check the wording' },
      why: {
        fr: 'Au début du texte : la suite se cache derrière « voir plus ».',
        en: 'At the start, as the rest hides behind “see more”.',
      },
      with: allItems(CHECK),
    },
    state: {
      use: 'switch',
      name: { fr: 'Reprendre, montrer, attendre', en: 'Rework, show or wait' },
      why: {
        fr: 'Vous ne lisez que ce qui est en règle.',
        en: 'You read only what is in order.',
      },
      with: cases({
        mend: text('={{ $json.state }}', 'equals', 'mend'),
        ready: text('={{ $json.state }}', 'equals', 'ready'),
        blind: text('={{ $json.state }}', 'equals', 'blind'),
      }),
    },
    mend: {
      use: 'outlook',
      name: { fr: 'Renvoyer ce qui manque', en: 'Return what is missing' },
      why: {
        fr: 'Toutes les remarques à la fois.',
        en: 'All remarks at once.',
      },
      with: outlookSent(
        CREATOR,
        {
          fr: '=À reprendre avant parution ({{ $json.code }})',
          en: '=To rework before it appears ({{ $json.code }})',
        },
        {
          fr: '=Bonjour,\n\nAvant de publier :\n{{ $json.why }}\n\nDéposez ensuite la nouvelle version par le même formulaire.',
          en: '=Hello,\n\nBefore you post:\n{{ $json.why }}\n\nThen hand the new version in by the same form.',
        },
      ),
      retry: [3, 5],
    },
    ask: {
      use: 'outlook',
      name: { fr: 'Publier ou reprendre ?', en: 'Publish or rework?' },
      why: {
        fr: 'Le ton et l’image, aucun code ne les juge.',
        en: 'No code judges tone and picture.',
      },
      with: {
        resource: 'message',
        operation: 'sendAndWait',
        toRecipients: setting('manager'),
        subject: {
          fr: '=À valider : {{ $json.product }} ({{ $json.code }})',
          en: '=To approve: {{ $json.product }} ({{ $json.code }})',
        },
        message: '={{ $json.shown }}',
        responseType: 'customForm',
        defineForm: 'fields',
        formFields: {
          values: [
            {
              fieldLabel: { fr: 'Décision', en: 'Decision' },
              fieldType: 'dropdown',
              fieldOptions: {
                values: [
                  { option: { fr: 'publier', en: 'publish' } },
                  { option: { fr: 'reprendre', en: 'rework' } },
                ],
              },
              requiredField: true,
            },
            { fieldLabel: { fr: 'Remarque', en: 'Remark' }, fieldType: 'textarea' },
          ],
        },
        options: answeredWithin(2, 'days'),
      },
      onError: 'output',
    },
    decision: {
      use: 'set',
      name: { fr: 'Lire la décision', en: 'Read the decision' },
      why: {
        fr: 'Ne rien répondre ne vaut pas accord.',
        en: 'To say nothing is not to agree.',
      },
      with: fields(
        {
          decision: {
            fr: "={{ $json.data?.['Décision'] ?? 'sans réponse : n’est pas un accord' }}",
            en: "={{ $json.data?.['Decision'] ?? 'no answer: not approved' }}",
          },
          remark: {
            fr: "={{ $json.data?.['Remarque'] ?? '' }}",
            en: "={{ $json.data?.['Remark'] ?? '' }}",
          },
        },
        { alone: true },
      ),
    },
    tell: {
      use: 'outlook',
      name: { fr: 'Répondre au créateur', en: 'Answer the creator' },
      why: {
        fr: 'Le texte accepté est redonné : il ne vaut que pour lui.',
        en: 'The text approved is repeated: the yes goes for it alone.',
      },
      with: outlookSent(
        CREATOR,
        {
          fr: "=Votre publication {{ $('check').first().json.code }} : {{ $json.decision }}",
          en: "=Your post {{ $('check').first().json.code }}: {{ $json.decision }}",
        },
        {
          fr: "={{ ($json.remark ? $json.remark + '\\n\\n' : '') + 'Texte concerné :\\n' + $('check').first().json.words }}",
          en: "={{ ($json.remark ? $json.remark + '\\n\\n' : '') + 'The text in question:\\n' + $('check').first().json.words }}",
        },
      ),
      onError: 'continue',
      retry: [3, 5],
    },
    keep: {
      use: 'airtable',
      name: { fr: 'Dater la décision', en: 'Date the decision' },
      why: {
        fr: 'Le texte entier : c’est lui que l’on comparera à ce qui a paru.',
        en: 'The whole text, to be compared with what appeared.',
      },
      with: {
        resource: 'record',
        operation: 'create',
        base: byId(setting('base')),
        table: byId(setting('posts')),
        columns: columns({
          Contract: "={{ $('check').first().json.code }}",
          Text: "={{ $('check').first().json.words }}",
          Decision: "={{ $('decision').first().json.decision }}",
          Day: '={{ $now.toISODate() }}',
          Answered: "={{ $('tell').first().json.error ? 'no' : 'yes' }}",
        }),
        options: {},
      },
      onError: 'output',
      retry: [3, 5],
    },
    told: {
      use: 'switch',
      name: { fr: 'Réponse partie ?', en: 'Answer gone?' },
      why: {
        fr: 'Un créateur sans réponse publiera peut-être.',
        en: 'A creator without an answer may well post.',
      },
      with: cases({
        lost: isTrue("={{ $('tell').first().json.error !== undefined }}"),
      }),
    },
    warn: {
      use: 'outlook',
      name: { fr: 'Reprendre la main', en: 'Take over' },
      why: {
        fr: 'Un texte attend ; le courriel dit ce qui a manqué.',
        en: 'A text is waiting; the email says what went wrong.',
      },
      with: outlookSent(
        setting('manager'),
        {
          fr: "=Publication {{ $('check').first().json.code }} à suivre à la main",
          en: "=Post {{ $('check').first().json.code }} to see to by hand",
        },
        {
          fr: "={{ $('check').first().json.email + '\\n' + ($('decision').isExecuted ? 'Décision : ' + $('decision').first().json.decision + '. ' : 'Aucune décision. ') + ($('tell').isExecuted && $('tell').first().json.error ? 'Réponse non partie. ' : '') + ($json.why || $json.error ? ($json.why ? 'Airtable' : $prevNode.name) + ' : ' + ($json.why ?? $json.error.message ?? $json.error) : '') + '\\n\\n' + $('check').first().json.words }}",
          en: "={{ $('check').first().json.email + '\\n' + ($('decision').isExecuted ? 'Decision: ' + $('decision').first().json.decision + '. ' : 'No decision. ') + ($('tell').isExecuted && $('tell').first().json.error ? 'Answer not gone. ' : '') + ($json.why || $json.error ? ($json.why ? 'Airtable' : $prevNode.name) + ': ' + ($json.why ?? $json.error.message ?? $json.error) : '') + '\\n\\n' + $('check').first().json.words }}",
        },
      ),
    },
    wait: {
      use: 'outlook',
      name: { fr: 'Prier d’attendre', en: 'Ask to wait' },
      why: {
        fr: 'Sans contrat relu, personne ne peut dire oui.',
        en: 'Without the contract nobody can say yes.',
      },
      with: outlookSent(
        CREATOR,
        { fr: 'Votre publication : un instant', en: 'Your post: a moment' },
        {
          fr: 'Bonjour,\n\nNotre registre ne répond pas. Ne publiez pas encore : nous vous écrivons dès qu’il revient.',
          en: 'Hello,\n\nOur register does not answer. Please do not post yet: we write as soon as it is back.',
        },
      ),
    },
  },
  links: [
    'post > settings > contract > check > state.mend > mend',
    'state.ready > ask > decision > tell > keep > told.lost > warn',
    'state.blind > wait',
    'state.blind > warn',
    'ask.error > warn',
    'keep.error > warn',
  ],
  examples,
  related: ['faire-valider-citation-client', 'relever-commissions-partenaires'],
})
