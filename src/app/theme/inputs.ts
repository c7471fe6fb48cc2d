import {
  Chip,
  Fieldset,
  Input,
  NumberInput,
  PasswordInput,
  Radio,
  SegmentedControl,
  Switch,
  Textarea,
  TextInput,
} from '@mantine/core';
import styles from './inputs.module.css';

const wrapper = { root: styles.wrapper, label: styles.label, description: styles.message };
const field = { ...wrapper, input: styles.input };

/** Under the field stands what helps to fill it: a hint, or what the validation says. */
const order: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description'];

/** What is filled in and chosen. The looks of statuses and tones (1 §2) follow `data-status` and `data-tone`. */
export const inputs = {
  Input: Input.extend({ defaultProps: { size: 'md' } }),
  TextInput: TextInput.extend({ defaultProps: { inputWrapperOrder: order }, classNames: field }),
  NumberInput: NumberInput.extend({
    defaultProps: { inputWrapperOrder: order, hideControls: true },
    classNames: field,
  }),
  PasswordInput: PasswordInput.extend({
    defaultProps: {
      inputWrapperOrder: order,
      rightSectionWidth: 52,
      visibilityToggleButtonProps: { 'aria-label': '입력한 글자 보기', tabIndex: 0 },
    },
    classNames: { ...field, innerInput: styles.innerInput, visibilityToggle: styles.visibilityToggle },
  }),
  Textarea: Textarea.extend({ defaultProps: { inputWrapperOrder: order }, classNames: field }),
  Chip: Chip.extend({
    defaultProps: { size: 'md', radius: 'xl', variant: 'outline' },
    classNames: {
      root: styles.chip,
      input: styles.tapped,
      label: styles.chipLabel,
      iconWrapper: styles.chipIcon,
    },
  }),
  Radio: Radio.extend({
    defaultProps: { size: 'md', color: 'hallabong' },
    classNames: { root: styles.choice, body: styles.choiceBody, label: styles.choiceLabel },
  }),
  Fieldset: Fieldset.extend({
    defaultProps: { variant: 'unstyled' },
    classNames: { root: styles.group, legend: styles.legend },
  }),
  Switch: Switch.extend({
    defaultProps: { size: 'lg', color: 'var(--leaf)', withThumbIndicator: false },
    classNames: {
      input: styles.tapped,
      body: styles.switchRow,
      labelWrapper: styles.switchLabelWrapper,
      label: styles.switchLabel,
      track: styles.switchTrack,
    },
  }),
  SegmentedControl: SegmentedControl.extend({
    defaultProps: { size: 'md', radius: 'md', fullWidth: true, transitionDuration: 0 },
    classNames: { root: styles.segments, label: styles.segmentLabel, indicator: styles.segmentIndicator },
  }),
};
