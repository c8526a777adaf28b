import { articleContract, readArticle } from './article.contract.ts';
import { articleFiguresContract } from './article-figures.contract.ts';

const en = await readArticle('schweden-naturerlebnis', 'en');
const de = await readArticle('schweden-naturerlebnis', 'de');

articleContract({ en, de });
articleFiguresContract(en, de, 60);
