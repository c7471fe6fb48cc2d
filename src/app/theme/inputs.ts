import type {
  ChipFactory,
  FieldsetFactory,
  InputFactory,
  PasswordInputFactory,
  RadioFactory,
  SwitchFactory,
  TextInputFactory,
  TextareaFactory,
} from '@mantine/core';
import { part } from './part';
import styles from './inputs.module.css';

const wrapper = { root: styles.wrapper, label: styles.label, description: styles.message };
const field = { ...wrapper, input: styles.input };

/** Under the field stands what helps to fill it: a hint, or what the validation says. */
const order: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description'];

/** What is filled in and chosen. The looks of statuses and tones (1 §2) follow `data-status` and `data-tone`. */
export const inputs = {
  Input: part<InputFactory>({
    defaultProps: { size: 'md' },
    // A third of it is the padding; the style sheet makes the input itself higher.
    vars: () => ({ wrapper: { '--input-height': '44px' } }),
  }),
  TextInput: part<TextInputFactory>({ defaultProps: { inputWrapperOrder: order }, classNames: field }),
  PasswordInput: part<PasswordInputFactory>({
    defaultProps: {
      inputWrapperOrder: order,
      rightSectionWidth: 52,
      visibilityToggleButtonProps: { 'aria-label': '입력한 글자 보기', tabIndex: 0 },
    },
    classNames: { ...field, visibilityToggle: styles.visibilityToggle },
  }),
  Textarea: part<TextareaFactory>({ defaultProps: { inputWrapperOrder: order }, classNames: field }),
  Chip: part<ChipFactory>({
    defaultProps: { size: 'md', radius: 'xl', variant: 'outline' },
    classNames: {
      root: styles.chip,
      input: styles.tapped,
      label: styles.chipLabel,
      iconWrapper: styles.chipIcon,
    },
  }),
  Radio: part<RadioFactory>({
    defaultProps: { size: 'md', color: 'hallabong' },
    classNames: {
      root: styles.choice,
      body: styles.choiceBody,
      label: styles.choiceLabel,
    },
  }),
  Fieldset: part<FieldsetFactory>({
    defaultProps: { variant: 'unstyled' },
    styles: { legend: { fontSize: '0.9375rem', fontWeight: 600 } },
  }),
  Switch: part<SwitchFactory>({
    defaultProps: { size: 'lg', color: 'var(--leaf)', withThumbIndicator: false },
    classNames: {
      body: styles.switchRow,
      track: styles.switchTrack,
    },
    styles: {
      // It covers the row, of which it is as large: from the row's edge, not from where its padding ends.
      input: { inset: 0 },
      labelWrapper: { flex: 1 },
      label: { padding: 0, fontSize: '1rem', fontWeight: 600 },
    },
  }),
};
