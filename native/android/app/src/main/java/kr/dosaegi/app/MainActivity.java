package kr.dosaegi.app;

import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {}
