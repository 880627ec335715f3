export {default as codeCss} from '../theme/code.css';
export {default as tabsCss} from '../theme/components/tabs.css';
