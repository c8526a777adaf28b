import styles from '../result/activities/chip.module.css';

/** The look of a chip, for a link or a button. */
export const CHIP_CLASS = styles['chip'];
